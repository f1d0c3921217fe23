/** The small icons of the layout, each drawn with one line. */
const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M5 19l1.8-1.8M17.2 6.8L19 5",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  voice:
    "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-3.6 2.7-5.6 6.5-5.6s6.5 2 6.5 5.6M16 5.6a4 4 0 0 1 0 4.8M18.7 3.4a7.5 7.5 0 0 1 0 9.2",
  silence:
    "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-3.6 2.7-5.6 6.5-5.6s6.5 2 6.5 5.6M17 5.5l5 5M22 5.5l-5 5",
  return: "M10 5.5L3.5 12l6.5 6.5M3.5 12H20.5",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9z",
  chat: "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 10h8M8 13h5",
  log: "M8 6h12M8 12h12M8 18h8M4 6h.01M4 12h.01M4 18h.01",
  hint: "M9.5 17h5M10 20h4M9.5 17c0-2.5-3-4-3-7.5a5.5 5.5 0 0 1 11 0c0 3.5-3 5-3 7.5",
  rules: "M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5M12 6.5C14 5 17 4.5 20.5 5v13c-3.5-.5-6.5 0-8.5 1.5z",
  more: "M5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM19 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z",
  undo: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12H9",
  share: "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  pause: "M8 5v14M16 5v14",
  resume: "M7 5l12 7-12 7z",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  fold: "M5 15l7-7 7 7",
  unfold: "M5 9l7 7 7-7",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
  dice: "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01M12 12h.01",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7",
  bot: "M6 9h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM12 9V5M9 14h.01M15 14h.01M12 4h.01",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  flag: "M6 21V4h11l-2 4 2 4H6",
  door: "M6 21V4l9-1v18M15 5h4v16M4 21h17M11 12h.01",
  keys: "M4 7h16a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM7 10.5h.01M12 10.5h.01M17 10.5h.01M8 14h8",
  seal: "M12 3l2.5 2 3.2-.2.8 3.1 2.5 2-1.3 2.9.4 3.2-3.1.8-1.9 2.6-3.1-1-3.1 1-1.9-2.6-3.1-.8.4-3.2L3 9.9l2.5-2 .8-3.1 3.2.2zM9 12l2 2 4-4",
};

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
