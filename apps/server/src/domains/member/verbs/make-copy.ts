import { eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { csvOf } from "../../../csv.ts";
import { byId, ofTenant } from "../../../db/rows.ts";
import type { PersonalData } from "../../../domain.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { schedules } from "../../../jobs/tables.ts";
import { zip } from "../../../zip.ts";
import { notify } from "../../notification/index.ts";
import { memberCopies } from "../tables.ts";

const job = z.object({ id: z.uuid() });
const DAY_MS = 86_400_000;

/** The row is held to the end, so that of two workers one makes it and the other finds nothing to do. */
async function lockWaiting({ db }: WorkerCtx, id: string): Promise<string | undefined> {
  const { memberId, expiresAt } = memberCopies;
  const [row] = await db.orm
    .select({ memberId })
    .from(memberCopies)
    .where(byId(db, memberCopies, id, isNull(expiresAt)))
    .for("update");
  return row?.memberId;
}

const announce = (ctx: WorkerCtx, memberId: string, kind: `member.${string}`, sourceKey: string) =>
  notify(ctx, [{ memberId, params: { kind }, fromMemberId: null, resourcePath: "/settings/data", sourceKey }]);

/** Everything that each domain keeps about the member, as JSON and for spreadsheets; kept for a day. */
export async function makeCopy(ctx: WorkerCtx, personal: readonly PersonalData[], data: unknown): Promise<void> {
  const { db, now } = ctx;
  const { id } = job.parse(data);
  const memberId = await lockWaiting(ctx, id);
  if (!memberId) return;
  const tables = await Promise.all(personal.map((of) => of({ db, memberId })));
  const file = zip(
    tables.flatMap((table) =>
      Object.entries(table).flatMap(([name, rows]) => [
        { name: `${name}.json`, text: `${JSON.stringify(rows, null, 2)}\n` },
        { name: `${name}.csv`, text: csvOf(rows) },
      ]),
    ),
  );
  const expiresAt = new Date(now.getTime() + DAY_MS);
  db.write(
    db.orm
      .update(memberCopies)
      .set({ file, bytes: file.length, expiresAt, failedAt: null })
      .where(byId(db, memberCopies, id)),
  );
  db.write(
    db.orm
      .insert(schedules)
      .values({ tenantId: db.tenantId, id, job: "member.drop-copy", data: { id }, nextRunAt: expiresAt }),
  );
  await announce(ctx, memberId, "member.copyReady", `copy:${id}`);
}

/** The job has failed for good. */
export async function failCopy(ctx: WorkerCtx, data: unknown): Promise<void> {
  const { id } = job.parse(data);
  const memberId = await lockWaiting(ctx, id);
  if (!memberId) return;
  ctx.db.write(
    ctx.db.orm
      .update(memberCopies)
      .set({ failedAt: ctx.now })
      .where(byId(ctx.db, memberCopies, id)),
  );
  await announce(ctx, memberId, "member.copyFailed", `copyFailed:${id}`);
}

/** What was asked for again in the meantime has another id. */
export async function dropCopy({ db }: WorkerCtx, data: unknown): Promise<void> {
  const { id } = job.parse(data);
  await db.orm.delete(memberCopies).where(ofTenant(db, memberCopies, eq(memberCopies.id, id)));
}
