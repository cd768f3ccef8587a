import { isoDate } from "../../points/rules/periods.ts";
import { createBudgetItem } from "../../points/verbs/create-budget-item.ts";
import { dismissFirstSteps } from "../../tenant/verbs/dismiss-first-steps.ts";
import { createValue } from "../../value/verbs/create-value.ts";
import type { DemoTenant } from "../content/tenants.ts";
import { byRank } from "../rules/casting.ts";
import { actAs, type Stage } from "./act-as.ts";
import { joinMember } from "./join-member.ts";
import type { Props } from "./play-scene.ts";
import { setClock } from "./set-clock.ts";

/** How it was two years ago: the people who were there, their teams, the values, a rule for points. */
export async function openTenant(stage: Stage, demo: DemoTenant, props: Props, start: Date): Promise<void> {
  for (const key of byRank(demo.people)) {
    const player = props.players.get(key);
    if (player && player.joinedAt < start) await joinMember(stage, demo, props, player);
  }
  const admin = props.players.get("admin");
  if (!admin) throw new Error(`${demo.tenant.name} has no administrator`);
  for (const { name, description, qualities } of demo.values) {
    const plain = qualities.map(({ name: of, color, motif }) => ({ name: of, color, motif }));
    const value = await actAs(stage, admin, { at: start, notifies: false }, (ctx) =>
      createValue(ctx, { name, description, qualities: plain }),
    );
    for (const [n, { key }] of qualities.entries()) props.qualities.set(key, value.qualities[n]?.id ?? "");
  }
  // A tenant with values has finished its first steps; one without starts like a new company.
  if (demo.values.length > 0) await actAs(stage, admin, { at: start, notifies: false }, dismissFirstSteps);
  if (demo.monthly === 0) return;
  setClock(stage.db, start);
  await createBudgetItem(stage, {
    name: "Monthly points",
    amount: demo.monthly,
    startsOn: isoDate(start, demo.tenant.timezone ?? "UTC"),
  });
}
