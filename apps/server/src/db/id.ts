import { randomUUIDv7 } from "node:crypto";

/** Time-ordered, so that new rows land at the end of their index. */
export const newId = (): string => randomUUIDv7();
