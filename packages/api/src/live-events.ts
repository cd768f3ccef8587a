import type { PersonSummary } from "./shared.ts";

/** Event types of the stream. */
export const liveTypes = ["notification", "timeline", "points"] as const;
export interface LiveEvent {
  /**
   * What was edited while nobody listened is seen when it is loaded again, and who wrote then has stopped: neither is looked for
   * after a gap.
   */
  type: (typeof liveTypes)[number] | "edited" | "writing";
  /** Of what was edited. */
  id?: string;
  /** Id of the only part of it that came, changed or went, such as a signature of a card. */
  part?: string;
  /** Who is writing there. */
  by?: PersonSummary;
}
/** A heartbeat: everything up to this instant has been sent. */
export interface Ping {
  type: "ping";
  at: string;
}
export type LiveLine = LiveEvent | Ping;

/** For how long somebody counts as being there after their page has said so. */
export const HERE_MS = 120_000;

/** Interval of heartbeats on an idle stream. */
export const PING_MS = 25_000;
