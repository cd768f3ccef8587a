/** Event types of the stream. */
export const liveTypes = ["notification", "timeline", "points", "edited"] as const;
export interface LiveEvent {
  type: (typeof liveTypes)[number];
  /** What was edited. Without it, after a gap: whatever is shown stays until it is loaded again. */
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
