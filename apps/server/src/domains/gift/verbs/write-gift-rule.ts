import type { Output } from "@plaudit/api/endpoint.ts";
import type { GiftSource } from "@plaudit/api/gift-sources.ts";
import type { GiftRule, GiftRuleBody, pointsGiftEndpoints } from "@plaudit/api/points-gift.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId, counted } from "../../../db/rows.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import {
  checkAudience,
  isOpenBank,
  isoDate,
  pointsBudgetItems,
  pointsGiftRules,
  scheduleGifts,
  storedAudience,
} from "../../points/index.ts";
import { giftRulePolicy } from "../policy.ts";
import { presentRule } from "../present.ts";
import { type GiftRuleRow, giftRuleRow, giftRuleRows } from "../queries.ts";

type Change = Output<(typeof pointsGiftEndpoints)["PATCH /points/giftRules/{id}"]["body"]>;
type Stored = Pick<GiftRuleRow, "name" | "source" | "audience" | "bankId" | "steps" | "words" | "pausedAt">;
const RULES_MAX = 50;

const audited = ({ name, audience, bankId, steps, words, pausedAt }: Stored) => ({
  name,
  audience,
  bankId,
  steps,
  words,
  paused: pausedAt !== null,
});

/** What a kind may count to. */
const counts: Record<GiftSource, (at: number) => boolean> = {
  birthday: (at) => at === 0,
  welcome: (at) => at === 0,
  onboarding: (at) => at === 30 || at === 60 || at === 90,
  anniversary: (at) => at > 0,
};

async function check(ctx: TenantCtx, rule: Stored, others: readonly GiftRuleRow[]): Promise<void> {
  const { name, source, steps, bankId } = rule;
  if (others.some((row) => row.source === source && nameKey(row.name) === nameKey(name)))
    throw fieldError("name", "taken", "nameTaken");
  const wrong = steps.findIndex(({ at }, n) => !counts[source](at) || steps.findIndex((one) => one.at === at) < n);
  if (wrong >= 0) throw fieldError(`steps.${wrong}.at`, "range", "gift.step");
  if (!(await isOpenBank(ctx.db, bankId))) throw fieldError("bankId", "unknown", "bank.missing");
}

export async function createRule(ctx: TenantCtx, { bankId, steps, words, ...body }: GiftRuleBody): Promise<GiftRule> {
  const { db, now } = ctx;
  await checkAudience(ctx, "audience", body.audience);
  const others = await giftRuleRows(db);
  if (others.length >= RULES_MAX) throw new DomainError("Conflict", "gift.tooMany");
  const item = { ...body, audience: storedAudience(body.audience), pausedAt: null };
  await check(ctx, { ...item, bankId, steps, words }, others);
  const id = newId();
  const rule = { amount: 0, period: "year", startsOn: isoDate(now, ctx.tenant.timezone) } as const;
  const { tenantId } = db;
  await db.orm
    .insert(pointsBudgetItems)
    .values({ ...item, ...rule, tenantId, id, nameKey: nameKey(body.name), createdAt: now });
  db.write(db.orm.insert(pointsGiftRules).values({ tenantId, id, bankId, steps, words }));
  scheduleGifts(db, "now");
  await recordChange(ctx, "giftRule.create", id, null, audited({ ...item, bankId, steps, words }));
  return presentRule(ctx, await giftRuleRow(db, id));
}

export async function updateRule(ctx: TenantCtx, id: string, { version, ...body }: Change): Promise<GiftRule> {
  const { db, now } = ctx;
  const before = await giftRuleRow(db, id, true);
  giftRulePolicy.require(ctx, "edit", before);
  expectVersion(await presentRule(ctx, before), version, "gift.changed");
  await checkAudience(ctx, "audience", body.audience);
  const active = body.active ?? before.pausedAt === null;
  const after = {
    name: body.name ?? before.name,
    source: before.source,
    audience: body.audience ? storedAudience(body.audience) : before.audience,
    bankId: body.bankId ?? before.bankId,
    steps: body.steps ?? before.steps,
    words: body.words ?? before.words,
    pausedAt: active ? null : (before.pausedAt ?? now),
  };
  await check(
    ctx,
    after,
    (await giftRuleRows(db)).filter((row) => row.id !== id),
  );
  if (!(await recordChange(ctx, "giftRule.update", id, audited(before), audited(after))))
    return presentRule(ctx, before);
  const { name, audience, pausedAt, bankId, steps, words } = after;
  // What was missed while it was off is not made up for.
  const startsOn = active && before.pausedAt ? isoDate(now, ctx.tenant.timezone) : before.startsOn;
  const item = { name, nameKey: nameKey(name), audience, pausedAt, startsOn };
  await db.orm
    .update(pointsBudgetItems)
    .set({ ...item, version: counted(pointsBudgetItems.version) })
    .where(byId(db, pointsBudgetItems, id));
  await db.orm
    .update(pointsGiftRules)
    .set({ bankId, steps, words })
    .where(byId(db, pointsGiftRules, id));
  scheduleGifts(db, "now");
  return presentRule(ctx, await giftRuleRow(db, id));
}
