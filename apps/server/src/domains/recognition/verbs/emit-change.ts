import type { TenantCtx } from "../../../context.ts";

interface Change {
  recognitionId: string;
  change: "published" | "edited" | "deleted" | "hidden" | "restored";
  publishedAt: Date;
  /** Whom an edit mentions for the first time. */
  mentioned?: readonly string[];
}

/** Whatever publishes, edits, deletes, hides or restores a recognition calls this: all that follows is in the one job. */
export const emitChange = ({ db, enqueue }: Pick<TenantCtx, "db" | "enqueue">, change: Change): Promise<void> =>
  enqueue("recognition.changed", { tenantId: db.tenantId, ...change });
