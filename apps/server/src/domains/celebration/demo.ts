import type { DemoCtx } from "../../domain.ts";
import { celebrate } from "./verbs/publish-celebrations.ts";

const DAY = 86_400_000;
/** Far enough back that somebody had a day. */
const DAYS = 45;

/** Celebrates the last weeks as the job would have, each day when it is past nine almost everywhere. */
export async function seedCelebrations({ db, now }: DemoCtx): Promise<void> {
  const noon = new Date(now).setUTCHours(15, 0, 0, 0);
  for (let days = DAYS; days >= 1; days -= 1) await celebrate({ db, now: new Date(noon - days * DAY) });
}
