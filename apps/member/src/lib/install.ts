import type { InstallEvent } from "./install-event.ts";

/** How often and when somebody was here on this device, whoever it was. */
export interface InstallState {
  /** Visits in which something was done. */
  visits: number;
  refusedAt?: number;
}
const KEY = "plaudit.install";
const VISIT = "plaudit.visit";
const PAUSE_MS = 90 * 86_400_000;
const VISITS = 2;

/** From the second visit on, and for 90 days after a refusal not. */
export const isDue = ({ visits, refusedAt }: InstallState, now: number) =>
  visits >= VISITS && (refusedAt === undefined || now - refusedAt > PAUSE_MS);

function read(): InstallState {
  try {
    const { visits, refusedAt } = JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {};
    return { visits: Number(visits) || 0, ...(typeof refusedAt === "number" ? { refusedAt } : {}) };
  } catch {
    return { visits: 0 };
  }
}
const write = (state: InstallState) => localStorage.setItem(KEY, JSON.stringify(state));

/** Counts this visit, once. */
export function countVisit(): InstallState {
  const state = read();
  if (sessionStorage.getItem(VISIT)) return state;
  sessionStorage.setItem(VISIT, "1");
  const counted = { ...state, visits: state.visits + 1 };
  write(counted);
  return counted;
}
export const refuse = () => write({ ...read(), refusedAt: Date.now() });

/** Only by finger: elsewhere browsers offer it in their address bar. Safari on phones and tablets has words for it alone. */
export function wayToInstall(event: InstallEvent | null): "prompt" | "words" | null {
  const is = (query: string) => matchMedia(query).matches;
  if (!is("(pointer: coarse)") || is("(display-mode: standalone)")) return null;
  if (event) return "prompt";
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false ? "words" : null;
}
