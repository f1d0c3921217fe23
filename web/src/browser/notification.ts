/** A system notification for anyone who is looking elsewhere, if they have allowed it. */
import { signal } from "@preact/signals";

/** The browser's permission: `default` means that it can still be asked for. */
const permission = signal<NotificationPermission>("Notification" in globalThis ? Notification.permission : "denied");

export function canAskPermission(): boolean {
  return permission.value === "default";
}

/** Browsers let a page ask only after a press. */
export async function askPermission(): Promise<void> {
  permission.value = await Notification.requestPermission();
}

/** Notifies the user outside the page, unless they are looking at it. `path`: where a press on it leads. */
export async function notify(text: string, path: string): Promise<void> {
  if (document.visibilityState === "visible" || permission.value !== "granted") return;
  const note = { body: text, tag: path, icon: "/icon-180.png", data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show only notifications that come from a service worker.
  if (worker) await worker.showNotification("Ridotto", note);
  else new Notification("Ridotto", note).onclick = () => focus();
}
