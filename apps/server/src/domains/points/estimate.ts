import type { AudienceBody } from "@plaudit/api/audience.ts";
import type { Answer } from "@plaudit/api/client.ts";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { allocationRules, fittingRules } from "./account-queries.ts";
import { checkAudience, isEligible, isIn, storedAudience } from "./audience.ts";
import type { Audience } from "./budget-tables.ts";
import { isoDate, nextRun, type Period } from "./rules/periods.ts";
import { type AllocationRule, pickAllocation } from "./rules/pick-allocation.ts";

interface Combination {
  rule_ids: string[];
  /** Whether they are in the audience that is asked about. */
  asked: boolean;
  people: number;
}

/** Everybody whom allocation looks at, by the rules that fit them: as many rows as there are combinations. */
const combinations = (db: TenantDb, asked: Audience | null) =>
  db.query<Combination>({
    name: `points_reach_${asked !== null}`,
    text: `select f.rule_ids, f.asked, count(*)::int as people from (
        select ${fittingRules} as rule_ids, ${asked ? `${isEligible} and ${isIn("$2::jsonb")}` : "false"} as asked
        from tenant_members m left join points_settings s on s.tenant_id = $1
        where m.tenant_id = $1 and m.status = 'joined' and m.suspended_at is null) f
      group by f.rule_ids, f.asked`,
    values: [db.tenantId, ...(asked ? [JSON.stringify(asked)] : [])],
  });

const sum = (groups: readonly Combination[]) => groups.reduce((all, { people }) => all + people, 0);

/** Of a day: how many people receive points by which rule, decided as the allocation decides it. */
export async function reachOfRules(db: TenantDb) {
  const [rules, groups] = await Promise.all([allocationRules(db), combinations(db, null)]);
  return (day: string) => {
    const chosen = groups.map((group) => ({
      group,
      rule: pickAllocation(
        rules.filter((rule) => group.rule_ids.includes(rule.id)),
        day,
      ),
    }));
    return {
      people: (id: string) => sum(chosen.flatMap(({ group, rule }) => (rule?.id === id ? group : []))),
      without: sum(chosen.flatMap(({ group, rule }) => (rule ? [] : group))),
    };
  };
}

/** How many could receive points now and are in an audience. */
export async function countIn(db: TenantDb, audience: Audience): Promise<number> {
  const groups = await combinations(db, audience);
  return sum(groups.filter((group) => group.asked));
}

interface Proposal {
  audience: AudienceBody;
  amount: number;
  period: Period;
  startsOn: string;
  /** The rule that it would replace. */
  id?: string | undefined;
}
/** Stands for a rule that has no id yet; last among equals, as a new one would be. */
const NEW = "~";

export async function estimateItem(
  ctx: TenantCtx,
  { audience, amount, period, startsOn, id = NEW }: Proposal,
): Promise<Answer<"POST /points/budgetItems/estimate">> {
  const { db } = ctx;
  await checkAudience(ctx, "audience", audience);
  const [rules, groups] = await Promise.all([allocationRules(db), combinations(db, storedAudience(audience))]);
  const zone = ctx.tenant.timezone;
  const at = nextRun(ctx.now, zone, { startsOn, period });
  const proposed: AllocationRule = { id, amount, startsOn };
  const fitting = groups.filter((group) => group.asked);
  const reached = fitting.filter((group) => {
    const others = rules.filter((rule) => rule.id !== id && group.rule_ids.includes(rule.id));
    return pickAllocation<AllocationRule>([...others, proposed], isoDate(at, zone)) === proposed;
  });
  const people = sum(reached);
  return { audience: sum(fitting), people, points: people * amount, nextRunAt: at.toISOString() };
}
