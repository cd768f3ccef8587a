import type { DataCopy } from "@plaudit/api/data-copy.ts";
import { and, eq, getTableColumns, gt } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { ofTenant } from "../../db/rows.ts";
import { Download } from "../../download.ts";
import { DomainError } from "../../error.ts";
import { copyToken, copyTokenHolds } from "./rules/copy-token.ts";
import { memberCopies } from "./tables.ts";

const { file, ...columns } = getTableColumns(memberCopies);
export type CopyRow = Omit<typeof memberCopies.$inferSelect, "file">;
type Ctx = Pick<TenantCtx, "db" | "actor" | "now" | "secret">;

export async function ownCopyRow({ db, actor }: Pick<Ctx, "db" | "actor">): Promise<CopyRow | undefined> {
  const [row] = await db.orm
    .select(columns)
    .from(memberCopies)
    .where(ofTenant(db, memberCopies, eq(memberCopies.memberId, actor.memberId)));
  return row;
}

/** A job that has not come back by then will not. */
const PATIENCE_MS = 3_600_000;

export const isWaiting = ({ now }: Pick<Ctx, "now">, { failedAt, expiresAt, requestedAt }: CopyRow): boolean =>
  !failedAt && !expiresAt && requestedAt.getTime() > now.getTime() - PATIENCE_MS;

export function presentCopy(ctx: Pick<Ctx, "secret" | "now">, row: CopyRow): DataCopy | null {
  const { secret, now } = ctx;
  const { id, requestedAt, expiresAt, bytes } = row;
  if (expiresAt && expiresAt <= now) return null;
  return {
    id,
    requestedAt: requestedAt.toISOString(),
    failed: !expiresAt && !isWaiting(ctx, row),
    ready:
      expiresAt && bytes !== null
        ? { bytes, expiresAt: expiresAt.toISOString(), token: copyToken(secret, row, expiresAt) }
        : null,
  };
}

export async function ownCopy(ctx: Ctx): Promise<{ copy: DataCopy | null }> {
  const row = await ownCopyRow(ctx);
  return { copy: row ? presentCopy(ctx, row) : null };
}

/** By its link, for a day, and by whom it is about alone. */
export async function downloadCopy(ctx: Ctx, id: string, token: string): Promise<Download> {
  const { db, actor, now, secret } = ctx;
  const { memberId } = actor;
  const of = memberCopies;
  const mine = and(eq(of.memberId, memberId), eq(of.id, id), gt(of.expiresAt, now));
  const [found] = copyTokenHolds(token, secret, { tenantId: db.tenantId, memberId, id }, now)
    ? await db.orm
        .select({ file })
        .from(of)
        .where(ofTenant(db, of, mine))
    : [];
  const bytes = found?.file;
  if (!bytes) throw new DomainError("NotFound", "member.copyGone");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Download(body, { type: "application/zip", name: "my-data.zip" });
}
