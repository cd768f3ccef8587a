import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import { fillWords } from "../../../fill-words.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { languageOf } from "../../directory/index.ts";
import { notify } from "../../notification/index.ts";
import { type GiftDue, isoDate, payGifts, redeemableExpiry, scheduleGifts } from "../../points/index.ts";
import { giftsDue } from "../due-queries.ts";
import { ruleWords } from "../queries.ts";

export const ownKinds = {
  birthday: "gift.birthday",
  onboarding: "gift.onboarding",
  welcome: "gift.welcome",
  anniversary: "gift.anniversary",
} as const;
const CHUNK = 500;
/** When what a bank was too short for is tried again; a deposit does so at once. */
const RETRY = 6 * 3_600_000;

/** Tells everybody what they were given, in the company's words where it has some. */
async function tellMembers(ctx: WorkerCtx, paid: readonly GiftDue[]): Promise<void> {
  const { db, tenant } = ctx;
  const [words, speakers] = await Promise.all([
    ruleWords(db, [...new Set(paid.map(({ ruleId }) => ruleId))]),
    db.rows<{ id: string; firstName: string; locale: Language | null }>(sql`
      select m.id, m.first_name as "firstName", m.locale from tenant_members m
      where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(paid.map(({ memberId }) => memberId))}::uuid[])`),
  ]);
  const people = new Map(speakers.map((one) => [one.id, one]));
  const ownWords = ({ memberId, ruleId, occasion }: GiftDue): string | undefined => {
    const { firstName = "", locale = null } = people.get(memberId) ?? {};
    const own = words.get(ruleId)?.[languageOf(tenant, locale)];
    return own && fillWords(own, { name: firstName, count: occasion });
  };
  await Promise.all(
    [...Map.groupBy(paid, ({ source }) => source).values()].map((gifts) =>
      notify(
        ctx,
        gifts.map((gift) => {
          const { memberId, source, occasion, amount } = gift;
          const own = ownWords(gift);
          return {
            memberId,
            params: { kind: own ? "gift.worded" : ownKinds[source], count: amount, ...(own && { words: own }) },
            fromMemberId: null,
            resourcePath: "/points",
            sourceKey: `gift:${source}:${occasion}`,
          };
        }),
      ),
    ),
  );
}

/** Pays a chunk of what is due, and says when to look again. */
export async function payDueGifts(ctx: WorkerCtx): Promise<void> {
  const { db, now, tenant } = ctx;
  if (!tenant.features.includes("points")) return;
  const found = await giftsDue(db, { now, size: CHUNK });
  if (!found.any) return;
  if (found.due.length === 0) return scheduleGifts(db, found.next);
  const { paid, short, low } = await payGifts(db, { due: found.due, now, expiry: await redeemableExpiry(db) });
  await tellMembers(ctx, paid);
  const day = isoDate(now, tenant.timezone);
  for (const bankId of short) await ctx.enqueue("bank.short", { tenantId: db.tenantId, bankId, day });
  for (const bankId of low) await ctx.enqueue("bank.low", { tenantId: db.tenantId, bankId });
  const retry = new Date(Math.min(found.next.getTime(), now.getTime() + RETRY));
  scheduleGifts(db, found.more && paid.length > 0 ? "now" : paid.length < found.due.length ? retry : found.next);
}
