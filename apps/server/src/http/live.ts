export interface LiveEvent {
  type: "notification" | "timeline" | "points";
  /** For these members only; without it, for everybody in the tenant. */
  memberIds?: readonly string[];
}

/** Tells open screens, once this transaction has committed. */
export type Publish = (event: LiveEvent) => Promise<void>;
