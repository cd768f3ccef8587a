import type { ModeratedType } from "@plaudit/api/moderated.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import type { TenantCtx } from "./context.ts";
import type { TenantDb } from "./db/tenant-db.ts";
import type { Enqueue } from "./jobs/enqueue.ts";

/** What a moderator judges, whether it is hidden or not. */
export interface ModeratedContent {
  id: string;
  authorId: string;
  message: RichText;
  text: string;
  tenantWide: boolean;
  /** Points for each recipient. */
  amount: number;
  /** Whom it is for. */
  memberIds: readonly string[];
  teamIds: readonly string[];
  /** What a comment was written on. */
  thread: { type: string; id: string } | null;
  writtenAt: Date;
}

export type ModeratingCtx = Pick<TenantCtx, "db" | "now" | "enqueue" | "publish">;
export interface PointsReversal {
  returns: number;
  shortfall: number;
}

/** What moderation needs of the domain that owns something which people report. */
export interface Moderated {
  type: ModeratedType;
  /** Those of these that are not deleted. */
  read(db: TenantDb, ids: readonly string[]): Promise<ModeratedContent[]>;
  /** How many each of these authors has written since then. */
  written(db: TenantDb, authorIds: readonly string[], since: Date): Promise<ReadonlyMap<string, number>>;
  /** In the members' app. */
  path(content: Pick<ModeratedContent, "id" | "thread">): string | null;
  hide(ctx: ModeratingCtx, id: string): Promise<void>;
  show(ctx: ModeratingCtx, id: string): Promise<void>;
  points?: {
    preview(db: TenantDb, ids: readonly string[]): Promise<PointsReversal>;
    reverse(ctx: { db: TenantDb; now: Date }, id: string, actorId: string): Promise<PointsReversal>;
  };
}

/** Has a job look whether moderators should see it; whoever writes, changes, deletes or reports it calls this. */
export const requestReview = (
  { db, enqueue }: { db: { tenantId: string }; enqueue: Enqueue },
  { type, id }: { type: string; id: string },
): Promise<void> => enqueue("moderation.review", { tenantId: db.tenantId, type, id });
