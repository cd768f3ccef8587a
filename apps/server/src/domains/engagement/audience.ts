import type { WorkerCtx } from "../../jobs/context.ts";

/** Whom the domain that owns a thing wants to be told of what others do with it. */
export interface Audience {
  authorId: string;
  /** Those it is for; empty when they are too many to tell each of every word. */
  recipientIds: string[];
  /** Those of these who may see it now: who could once is not told any more. */
  viewersAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  resourcePath: string;
}
/** Null when it is gone. */
export type Audiences = Record<"recognition", (ctx: WorkerCtx, id: string) => Promise<Audience | null>>;

export const audienceOf = (audiences: Audiences, ctx: WorkerCtx, type: string, id: string): Promise<Audience | null> =>
  type === "recognition" ? audiences.recognition(ctx, id) : Promise.resolve(null);
