import { permissionsOf } from "@plaudit/api/permissions.ts";
import { type Coming, type Waiting, waitingKinds } from "@plaudit/api/today.ts";
import type { TenantCtx } from "../../context.ts";
import type { Registered } from "../../domain.ts";
import { isoDate } from "../points/index.ts";
import { firstSteps } from "./first-steps-queries.ts";

const WEEK = 7 * 86_400_000;
const urgency = (a: Waiting, b: Waiting): number => waitingKinds.indexOf(a.kind) - waitingKinds.indexOf(b.kind);
const order = (a: Coming, b: Coming): number =>
  a.day.localeCompare(b.day) || (a.at ?? "").localeCompare(b.at ?? "") || a.kind.localeCompare(b.kind);

/** What each domain has for the caller; their statements leave together. */
export async function today(ctx: TenantCtx, all: Pick<Registered, "firstSteps" | "today">) {
  const { now, actor } = ctx;
  const until = new Date(now.getTime() + WEEK);
  const week = { until, from: isoDate(now, actor.timezone), to: isoDate(until, actor.timezone) };
  const granted = permissionsOf[actor.role];
  const [waiting, coming, steps] = await Promise.all([
    Promise.all(
      all.today.map(async ({ waiting: of }) => (of && granted.includes(of.permission) ? of.read(ctx, week) : [])),
    ),
    Promise.all(
      all.today.map(async ({ coming: of }) => (of && granted.includes(of.permission) ? of.read(ctx, week) : [])),
    ),
    granted.includes("tenant:edit") ? firstSteps(ctx, all.firstSteps) : null,
  ]);
  return {
    day: week.from,
    waiting: waiting.flat().toSorted(urgency),
    coming: coming.flat().toSorted(order),
    firstSteps: steps,
  };
}
