import { sql } from "drizzle-orm";
import type { Tenant } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { fullName, languageOf } from "../../directory/index.ts";
import type { DigestReader, DigestSection, DigestSections, DigestWeek } from "../digest.ts";
import { unsubscribeToken } from "../rules/unsubscribe-token.ts";
import { settingsOf } from "../settings-queries.ts";

export interface DigestMail {
  language: DigestReader["language"];
  tenant: Tenant;
  recipient: { firstName: string };
  sections: DigestSection[];
}
export type RenderDigest = (mail: DigestMail) => { subject: string; text: string; html: string };

interface Reader extends DigestReader {
  firstName: string;
  lastName: string;
  email: string;
}
interface Digests {
  /** The end of the digest's week; defaults to the end of last week. */
  until?: string | undefined;
  /** The last member of the chunk before. */
  after?: string | undefined;
}
const CHUNK = 100;

async function weekOf(
  { db, tenant, now }: WorkerCtx,
  until: string | undefined,
): Promise<DigestWeek & { day: string }> {
  const [week] = await db.rows<DigestWeek & { day: string }>(sql`
    select (monday - interval '7 days') at time zone ${tenant.timezone} as from,
      monday at time zone ${tenant.timezone} as until, to_char(monday, 'YYYY-MM-DD') as day
    from (select date_trunc('week', ${until ?? now}::timestamptz at time zone ${tenant.timezone}) as monday) w`);
  if (!week) throw new Error("there is no week");
  return week;
}

/** Active members who have an address and want the digest. */
async function readersOf({ db, tenant }: WorkerCtx, after: string | undefined): Promise<Reader[]> {
  const { digest } = await settingsOf(db);
  const rows = await db.rows<Omit<Reader, "language"> & { locale: Reader["language"] | null }>(sql`
    select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName", m.email, m.locale
    from tenant_members m
    left join notification_preferences p on p.tenant_id = ${db.tenantId} and p.member_id = m.id
    where m.tenant_id = ${db.tenantId} and m.status = 'joined' and m.suspended_at is null and m.email is not null
      and coalesce(p.digest, ${digest}) = 'week'${after ? sql` and m.id > ${after}::uuid` : sql``}
    order by m.id limit ${CHUNK}`);
  return rows.map(({ locale, ...row }) => ({ ...row, language: languageOf(tenant, locale) }));
}

/** Mails a chunk of the members their week, and leaves the rest to a job of the same transaction. */
export async function sendDigests(
  ctx: WorkerCtx,
  { sections, render }: { sections: readonly DigestSections[]; render: RenderDigest },
  { until, after }: Digests,
): Promise<void> {
  const { db, tenant, secret } = ctx;
  const [week, readers] = await Promise.all([weekOf(ctx, until), readersOf(ctx, after)]);
  const told = await Promise.all(sections.map((of) => of(ctx, readers, week)));
  for (const { memberId, firstName, lastName, email, language } of readers) {
    const own = told.flatMap((of) => of.get(memberId) ?? []);
    if (!own.some(({ worthMail }) => worthMail)) continue;
    const token = unsubscribeToken(secret, { tenantId: db.tenantId, memberId });
    await ctx.sendMail({
      ...render({ language, tenant, recipient: { firstName }, sections: own }),
      to: { name: fullName(firstName, lastName), address: email },
      key: `digest:${week.day}:${memberId}`,
      headers: {
        "List-Unsubscribe": `<${tenant.url}/api/notification/unsubscriptions/${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  }
  await goOn(ctx, week, readers);
}

/** The rest, in a job of its own. */
async function goOn({ db, enqueue }: WorkerCtx, { until }: DigestWeek, readers: readonly Reader[]): Promise<void> {
  const last = readers.at(-1);
  if (last && readers.length === CHUNK)
    await enqueue("notification.digest", {
      tenantId: db.tenantId,
      until: until.toISOString(),
      after: last.memberId,
    });
}

/** The job of a chunk has failed for good: the members after it get theirs. */
export async function skipDigests(ctx: WorkerCtx, { until, after }: Digests): Promise<void> {
  const [week, readers] = await Promise.all([weekOf(ctx, until), readersOf(ctx, after)]);
  await goOn(ctx, week, readers);
}
