/** What a clock shows. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../words/words.ts";

/** Minutes and seconds, or days. */
export function ClockFace({ seconds }: { seconds: number | null }) {
  if (seconds === null) return null;
  return <span class={`clock ${seconds < 10 ? "clock-short" : ""}`}>{formatTime(seconds)}</span>;
}

export function formatTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  return hours >= 1 ? t("page-hours", { hours }) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Our own time in seconds, for as long as somebody is counting. */
export function useNow(counting: boolean): number {
  const now = useSignal(Date.now() / 1000);
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => (now.value = Date.now() / 1000), 500);
    return () => clearInterval(timer);
  }, [counting]);
  return now.value;
}
