import type { Output } from "@plaudit/api/endpoint.ts";
import type { rewardLeaverEndpoints } from "@plaudit/api/reward-leaver.ts";
import type { TenantCtx } from "../../context.ts";
import { DomainError, fieldError } from "../../error.ts";
import { signedCursor } from "../../signed-cursor.ts";
import { foldName } from "../directory/index.ts";
import { accountId, spendable, storedSettings } from "../points/index.ts";
import { presentShopReward, presentShopVariant } from "./present-shop.ts";
import { variantsOf } from "./queries.ts";
import { shopRows, shopTotal } from "./shop-queries.ts";

type Query = Output<(typeof rewardLeaverEndpoints)["GET /reward/leavers/{id}"]["query"]>;
const cursors = signedCursor("shopPoints");

async function keepsUntilOf({ db }: TenantCtx, memberId: string): Promise<Date> {
  const [row] = await db.query<{ keepsUntil: Date | null }>({
    name: "leaver_keeps",
    text: `select a.keeps_until as "keepsUntil" from tenant_members m
      left join points_accounts a on a.tenant_id = $1 and a.id = $3 where m.tenant_id = $1 and m.id = $2`,
    values: [db.tenantId, memberId, accountId(memberId, "redeemable")],
  });
  if (!row) throw new DomainError("NotFound", "noPerson");
  if (!row.keepsUntil) throw new DomainError("Conflict", "reward.notLeft");
  return row.keepsUntil;
}

/** What somebody who has left may still choose and has enough for, by its price. */
export async function showLeaver(ctx: TenantCtx, memberId: string, { search, cursor, pageSize }: Query) {
  const { db, secret } = ctx;
  const keepsUntil = await keepsUntilOf(ctx, memberId);
  const after = cursor === undefined ? undefined : cursors.decode(secret, db.tenantId, cursor);
  if (after === null) throw fieldError("cursor", "cursor", "badCursor");
  const reader = { db, actor: { memberId } };
  const { balance } = await spendable(ctx, memberId);
  const filter = { key: search && foldName(search), most: balance };
  const [{ row: settings }, found, total] = await Promise.all([
    storedSettings(db),
    shopRows(reader, filter, { sorting: "points", after, limit: pageSize + 1 }),
    shopTotal(reader, filter),
  ]);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const variants = await variantsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    balance,
    keepsUntil: keepsUntil.toISOString(),
    results: rows.map((row) => {
      const own = variants.get(row.id) ?? [];
      return {
        ...presentShopReward(ctx, row, own, settings.worth),
        asks: row.asks,
        variants: own.map(presentShopVariant(row, settings.worth)),
      };
    }),
    next:
      last && found.length > rows.length
        ? cursors.encode(secret, db.tenantId, { at: new Date(last.leastPoints), id: last.id })
        : null,
    total,
  };
}
