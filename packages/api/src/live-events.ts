/** Event types of the stream. */
export const liveTypes = ["notification", "timeline", "points"] as const;
export interface LiveEvent {
  /** What was edited while nobody listened is seen when it is loaded again: that is not looked for after a gap. */
  type: (typeof liveTypes)[number] | "edited";
  /** Of what was edited. */
  id?: string;
}
/** A heartbeat: everything up to this instant has been sent. */
export interface Ping {
  type: "ping";
  at: string;
}
export type LiveLine = LiveEvent | Ping;

/** Interval of heartbeats on an idle stream. */
export const PING_MS = 25_000;
