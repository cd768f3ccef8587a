import { any, definePolicy, may, right } from "../../policy.ts";

export const pointsAccountPolicy = definePolicy<{ ownerId: string }>()("pointsAccount", {
  view: any(
    may("points:browse"),
    right<{ ownerId: string }>("otherPoints", ({ memberId }, { ownerId }) => memberId === ownerId),
  ),
});
