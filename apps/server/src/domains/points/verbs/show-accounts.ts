import type { PointsAccount } from "@plaudit/api/points.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { allocationRules, ownAccounts, ownerOf, ownLots } from "../account-queries.ts";
import { pointsAccountPolicy } from "../policy.ts";
import { presentAccount } from "../present.ts";
import { toLot } from "../queries.ts";
import { accountId } from "../rules/account-id.ts";

const types = ["allocation", "redeemable"] as const;

/** What a member has to give and to spend. */
export async function showAccounts(ctx: TenantCtx, ownerId: string, received: boolean): Promise<PointsAccount[]> {
  const { db, actor } = ctx;
  pointsAccountPolicy.require(ctx, "view", { ownerId });
  if (!actor.features.includes("points")) return [];
  const ids = types.map((type) => accountId(ownerId, type));
  const [member, rows, lots, rules] = await Promise.all([
    ownerOf(db, ownerId),
    ownAccounts(db, ids, received),
    ownLots(db, ids),
    allocationRules(db),
  ]);
  if (!member) throw new DomainError("NotFound", "noMember");
  const fitting = rules.filter((rule) => member.rule_ids.includes(rule.id));
  const owner = {
    zone: member.tenant_zone,
    endorsementCap: member.endorsement_cap,
    recognitionMax: member.recognition_max,
    presets: member.presets,
  };
  return types.map((type) => {
    const id = accountId(ownerId, type);
    const row = rows.find((account) => account.id === id) ?? (received ? emptyRow(id, type) : undefined);
    const own = lots.filter((lot) => lot.account_id === id).map(toLot);
    return presentAccount(type, { row, lots: own, rules: fitting, owner, now: ctx.now });
  });
}

const emptyRow = (id: string, type: (typeof types)[number]) => ({ id, type, balance: 0, locked_at: null, received: 0 });
