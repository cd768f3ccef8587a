import type { Erasing } from "@plaudit/api/member-erasure.ts";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Registered } from "../../domain.ts";
import { belongsElsewhere } from "../account/index.ts";
import { spendable } from "../points/index.ts";
import { memberById } from "./member-queries.ts";
import { memberPolicy } from "./policy.ts";

export type Erasures = Registered["erasures"];

/** What still runs for them, of every domain. */
export async function unfinishedOf(
  ctx: { db: TenantDb; memberId: string },
  erasures: Erasures,
): Promise<Pick<Erasing, "orders" | "claims">> {
  const found = await Promise.all(erasures.map(({ unfinished }) => unfinished?.(ctx)));
  const sum = (of: "orders" | "claims") => found.reduce((total, one) => total + (one?.[of] ?? 0), 0);
  return { orders: sum("orders"), claims: sum("claims") };
}

export async function erasingOf(ctx: TenantCtx, erasures: Erasures, id: string): Promise<Erasing> {
  const { db, now } = ctx;
  memberPolicy.require(ctx, "erase", await memberById(ctx, id));
  const [unfinished, { balance }, elsewhere] = await Promise.all([
    unfinishedOf({ db, memberId: id }, erasures),
    spendable({ db, now }, id),
    belongsElsewhere(ctx, id),
  ]);
  return { id, points: balance, ...unfinished, elsewhere };
}
