import { all, definePolicy, may, state } from "../../policy.ts";

interface Facts {
  endedAt: Date | null;
}
const browses = may("points:browse");
const changes = all(
  may("points:manage"),
  state<Facts>("bank.archived", ({ endedAt }) => !endedAt),
);

export const bankPolicy = definePolicy<Facts>()("pointsBank", {
  view: browses,
  edit: changes,
  deposit: changes,
  withdraw: changes,
  archive: changes,
});
