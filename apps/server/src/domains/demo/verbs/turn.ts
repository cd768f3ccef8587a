import type { Stage } from "./act-as.ts";

/** Something that happens at an instant of the demo. */
export interface Turn {
  at: Date;
  play: (stage: Stage) => Promise<unknown>;
}
