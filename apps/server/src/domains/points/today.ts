import type { Today } from "../../domain.ts";
import { budgetItemRows } from "./budget-items.ts";
import { isoDate, nextRun } from "./rules/periods.ts";

/** Rules that hand out points. For how many people is not counted: it would look at everybody. */
export const allocationsToday: Today = {
  coming: {
    permission: "points:browse",
    read: async ({ db, now, tenant, actor }, { until }) => {
      const rules = await budgetItemRows(db);
      return rules.flatMap((rule) => {
        const at = nextRun(now, tenant.timezone, rule);
        if (rule.pausedAt || at > until) return [];
        return {
          ...{ kind: "allocation" as const, day: isoDate(at, actor.timezone), at: at.toISOString(), count: 1 },
          ...{ name: rule.name, points: rule.amount, path: `/admin/points/allocation/configure/${rule.id}` },
        };
      });
    },
  },
};
