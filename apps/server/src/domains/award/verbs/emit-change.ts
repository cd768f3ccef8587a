import type { TenantCtx } from "../../../context.ts";

interface Change {
  awardId: string;
  change: "published" | "edited" | "deleted";
  /** Whom an edit mentions for the first time. */
  mentioned?: readonly string[];
}

/** Whatever publishes, edits or deletes an award calls this: all that follows is in the one job. */
export const emitChange = ({ db, enqueue }: Pick<TenantCtx, "db" | "enqueue">, change: Change): Promise<void> =>
  enqueue("award.changed", { tenantId: db.tenantId, ...change });
