import type { IdeasBody, Reward } from "@plaudit/api/reward.ts";
import { type RewardArt, type RewardCategory, type RewardIdea, rewardIdeas } from "@plaudit/api/reward-arts.ts";
import { inHundredths } from "@plaudit/api/reward-value.ts";
import type { TenantCtx } from "../../../context.ts";
import { fieldError } from "../../../error.ts";
import { textsIn } from "../../../texts.ts";
import { recordChange } from "../../audit/index.ts";
import { foldName } from "../../directory/index.ts";
import { storedSettings } from "../../points/index.ts";
import { presentRewards } from "../present.ts";
import { type ProviderRow, providerRow, providerRows, rewardRow, rewardRows } from "../queries.ts";
import type { Approval, Asks } from "../tables.ts";
import { insertProvider } from "./write-provider.ts";
import { insertReward } from "./write-reward.ts";

interface Idea {
  points: number;
  category: RewardCategory;
  art: RewardArt;
  approval: Approval;
  asks?: Asks;
}
const ideas: Record<RewardIdea, Idea> = {
  dayOff: { points: 1600, category: "time", art: "hammock", approval: "manager", asks: "day" },
  teamLunch: { points: 300, category: "table", art: "bowls", approval: "none" },
  tree: { points: 50, category: "giving", art: "trees", approval: "none" },
  director: { points: 200, category: "time", art: "coffee", approval: "none" },
  fridayNoon: { points: 800, category: "time", art: "train", approval: "manager", asks: "day" },
};

const wordsIn = ({ actor, tenant }: TenantCtx) => {
  const t = textsIn(actor.locale, tenant.pointTerms).getFixedT(actor.locale, "reward");
  return (idea: RewardIdea) => ({ name: t(($) => $.idea[idea].name), description: t(($) => $.idea[idea].text) });
};

export function listIdeas(ctx: TenantCtx) {
  const words = wordsIn(ctx);
  return rewardIdeas.map((idea) => ({ idea, ...words(idea), points: ideas[idea].points, art: ideas[idea].art }));
}

async function storeFor(ctx: TenantCtx, providerId: string | undefined, currency: string): Promise<ProviderRow> {
  if (providerId) {
    const known = (await providerRows(ctx.db, false)).find(({ id, kind }) => id === providerId && kind !== "tango");
    if (!known) throw fieldError("providerId", "unknown", "reward.noProvider");
    return providerRow(ctx.db, providerId, true);
  }
  const open = await providerRows(ctx.db, false);
  const store = open.find(({ kind }) => kind === "store");
  if (store) return store;
  const t = textsIn(ctx.actor.locale, ctx.tenant.pointTerms).getFixedT(ctx.actor.locale, "reward");
  const name = t(($) => $.ownStore, { tenant: ctx.tenant.name }).slice(0, 80);
  const fields = {
    ...{ name, description: "", currency, funded: false, alertBelow: null, countries: [], paused: false },
    ownerIds: [ctx.actor.memberId],
  };
  const made = insertProvider(ctx, "store", fields);
  await recordChange(ctx, "rewardProvider.create", made.id, null, fields);
  return made;
}

/** Adds them to a store, offered at once; one that is there already under its name is left as it is. */
export async function offerIdeas(ctx: TenantCtx, body: IdeasBody): Promise<Reward[]> {
  const { db } = ctx;
  const { row: settings } = await storedSettings(db);
  const [own] = settings.worth;
  const provider = await storeFor(ctx, body.providerId, own?.currency ?? "EUR");
  const words = wordsIn(ctx);
  const there = new Set(
    (await rewardRows(db, { providerId: provider.id }, { limit: 1000, offset: 0 })).rows.map(({ nameKey }) => nameKey),
  );
  const made: string[] = [];
  for (const { idea, name = words(idea).name, points = ideas[idea].points } of body.ideas) {
    if (there.has(foldName(name))) continue;
    there.add(foldName(name));
    const worth = settings.worth.find(({ currency }) => currency === provider.currency);
    const { category, art, approval, asks = "nothing" } = ideas[idea];
    const variant = { name: "", points, faceValue: worth ? inHundredths(points, worth.value) : 0, fee: 0, stock: null };
    const { id, stored } = insertReward(ctx, {
      ...{ providerId: provider.id, name, description: words(idea).description, category, art, approval },
      ...{ currency: provider.currency, picture: null, tax: "none", countries: [], personLimit: null },
      ...{ limitPeriod: "ever", totalLimit: null, fulfilment: "hand", asks, instructions: "" },
      ...{ audience: { everyone: true, memberIds: [], teamIds: [], roles: [] }, offered: true, variants: [variant] },
    });
    await recordChange(ctx, "reward.create", id, null, {
      name: stored.name,
      description: stored.description,
      category,
    });
    made.push(id);
  }
  const rows = await Promise.all(made.map((id) => rewardRow(db, id)));
  return presentRewards(ctx, rows);
}
