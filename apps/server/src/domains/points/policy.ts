import { all, any, definePolicy, may, right, state } from "../../policy.ts";

export const pointsAccountPolicy = definePolicy<{ ownerId: string }>()("pointsAccount", {
  view: any(
    may("points:browse"),
    right<{ ownerId: string }>("otherPoints", ({ memberId }, { ownerId }) => memberId === ownerId),
  ),
});

const browses = may("points:browse");
const manages = may("points:manage");

export const budgetSettingsPolicy = definePolicy<null>()("budgetSettings", { view: browses, edit: manages });

interface ItemFacts {
  endedAt: Date | null;
  firstRunAt: Date | null;
}
export const budgetItemPolicy = definePolicy<ItemFacts>()("budgetItem", {
  view: browses,
  edit: all(
    manages,
    state<ItemFacts>("points-admin.ended", ({ endedAt }) => !endedAt),
  ),
  delete: all(
    manages,
    state<ItemFacts>("points-admin.used", ({ firstRunAt }) => !firstRunAt),
  ),
});
