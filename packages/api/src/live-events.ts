/** What the stream tells of. */
export const liveTypes = ["notification", "timeline", "points"] as const;
export interface LiveEvent {
  type: (typeof liveTypes)[number];
}
/** Says that the stream is alive, and that all that was there at this instant has been told. */
export interface Ping {
  type: "ping";
  at: string;
}
export type LiveLine = LiveEvent | Ping;

/** Between two lines of a stream that has nothing to tell. */
export const PING_MS = 25_000;
