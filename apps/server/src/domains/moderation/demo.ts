import { sql } from "drizzle-orm";
import type { DemoCtx } from "../../domain.ts";
import { firstComments, writeReport } from "../engagement/index.ts";
import { moderationItems, moderationWords } from "./tables.ts";

const words: Record<string, string[]> = {
  acme: ["idiot*", "damn", "shut up", "crétin", "imbécile*", "أحمق", "غبي"],
};
/** Of the newest public recognitions, then of a comment. */
const reports = [
  { reason: "It leaves out who did the work with them, and that hurts.", hours: 3, dismissed: false },
  { reason: "I would rather this was not read by everybody.", hours: 26, dismissed: false },
  { reason: "This has nothing to do with work.", hours: 74, dismissed: true },
];
const ofComment = { reason: "This was meant kindly, but reads like mockery.", hours: 8, dismissed: false };
const HOUR = 3_600_000;

/** A word list, recognitions and a comment that wait, and one that was dismissed. */
export async function demoModeration({ db, now, tenant, members }: DemoCtx): Promise<void> {
  const list = words[tenant.slug];
  const admin = members.find(({ role }) => role === "admin");
  const reader = members.find(({ role }) => role === "employee");
  if (!list || !admin || !reader) return;
  const { tenantId } = db;
  db.write(db.orm.insert(moderationWords).values({ tenantId, words: list, version: 2 }));
  const newest = await db.rows<{ id: string; authorId: string }>(sql`
    select id, sender_id as "authorId" from recognitions
    where tenant_id = ${tenantId} and tenant_wide and recipient_count = 1 and deleted_at is null and sender_id <> ${reader.memberId}
    order by published_at desc, id desc limit 40`);
  const threads = newest.map(({ id }) => id);
  const comment = (await firstComments({ db }, threads, 1)).find(({ memberId }) => memberId !== reader.memberId);
  const reported = [
    ...reports.flatMap((report, n) => {
      const one = newest[n + 4];
      return one ? { ...one, type: "recognition" as const, ...report } : [];
    }),
    ...(comment ? [{ id: comment.id, authorId: comment.memberId, type: "comment" as const, ...ofComment }] : []),
  ];
  for (const { id, type, authorId, reason, hours, dismissed } of reported) {
    const createdAt = new Date(now.getTime() - hours * HOUR);
    const decidedAt = dismissed ? new Date(createdAt.getTime() + HOUR) : null;
    const resolved = decidedAt && { resolvedAt: decidedAt, resolvedBy: admin.memberId };
    writeReport(db, { type, id }, { memberId: reader.memberId, reason, createdAt, ...resolved });
    const decided = decidedAt && { state: "dismissed" as const, decidedAt, decidedBy: admin.memberId };
    db.write(db.orm.insert(moderationItems).values({ tenantId, id, type, authorId, openedAt: createdAt, ...decided }));
  }
}
