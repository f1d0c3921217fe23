/** A note of the device itself, for whoever looks elsewhere: only where they have allowed it. */
import { signal } from "@preact/signals";

/** What the browser says: `default` means that it can still be asked. */
const permission = signal<NotificationPermission>("Notification" in globalThis ? Notification.permission : "denied");

export function canAskPermission(): boolean {
  return permission.value === "default";
}

/** Browsers let a page ask only after a press. */
export async function askPermission(): Promise<void> {
  permission.value = await Notification.requestPermission();
}

/** Says it outside of the page, unless the page is being looked at. `path`: where a press on it leads. */
export async function notify(text: string, path: string): Promise<void> {
  if (document.visibilityState === "visible" || permission.value !== "granted") return;
  const note = { body: text, tag: path, icon: "/icon-180.png", data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show only what comes from a worker.
  if (worker) await worker.showNotification("Ridotto", note);
  else new Notification("Ridotto", note).onclick = () => focus();
}
