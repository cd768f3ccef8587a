import type { RedemptionStatus } from "@plaudit/api/reward-arts.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { Enqueue } from "../../../jobs/enqueue.ts";
import { openRedemption, refundRedemption } from "../../points/index.ts";
import { providerRow, rewardRow } from "../queries.ts";
import { type RedemptionRow, redemptionRow } from "../redemption-queries.ts";
import { type Credential, credentialSealer } from "../rules/credential.ts";
import { givesBack, leadsTo } from "../rules/states.ts";
import { countRedemption, countState, countTax } from "./book-redemption.ts";
import { followRedemption, type News } from "./follow.ts";
import { bookFund } from "./move-fund.ts";

/** Of a request or of a job. */
export interface SettleCtx {
  db: TenantDb;
  readonly now: Date;
  tenant: { timezone: string };
  enqueue: Enqueue;
  readonly secret: string;
}
interface Closing {
  to: "fulfilled" | "failed" | "cancelled";
  /** Null for what a supplier did. */
  actorId: string | null;
  /** When it was; now without it. */
  at?: Date | null | undefined;
  message?: string | undefined;
  tracking?: string | undefined;
  reason?: string | undefined;
  credential?: { sealed: string; expiresOn: string | null } | null | undefined;
  /** Who cancels their own needs no message. */
  news?: News | undefined;
}

/** What was paid comes back: points, stock, and money of the fund. */
async function giveBack(ctx: SettleCtx, row: RedemptionRow, actorId: string | null): Promise<void> {
  const { db } = ctx;
  const { memberId, providerId, transactionId, lapsesAt, cost } = row;
  const open = await openRedemption(ctx, { memberId, providerId });
  await rewardRow(db, row.rewardId, true);
  const { now } = ctx;
  refundRedemption(db, open, {
    ...{ redemptionId: row.id, actorId, amount: row.points, now, transactionId, lapsesAt },
  });
  countRedemption(db, row, -1);
  if (!cost) return;
  const provider = await providerRow(db, providerId, true);
  bookFund(db, provider, { kind: "return", amount: cost, actorId, redemptionId: row.id }, now);
}

/** Ends a redemption, whose row is locked and may be ended so. */
export async function close(ctx: SettleCtx, row: RedemptionRow, closing: Closing): Promise<void> {
  const { db } = ctx;
  const { to, actorId, message = "", tracking = "", reason = "", credential, news } = closing;
  const now = closing.at ?? ctx.now;
  if (givesBack(to)) await giveBack(ctx, row, actorId);
  else countTax(db, row, { now, zone: ctx.tenant.timezone });
  db.write({
    name: "redemption_close",
    text: `update redemptions set status = $3, waits_for = null, closed_at = $4, closed_by = $5, message = $6, tracking = $7, reason = $8,
        credential = coalesce($9, credential), code_expires_on = coalesce($10::date, code_expires_on), version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [
      ...[db.tenantId, row.id, to satisfies RedemptionStatus, now, actorId, message, tracking, reason],
      ...[credential?.sealed ?? null, credential?.expiresOn ?? null],
    ],
  });
  if (news) await followRedemption(ctx, { id: row.id, waitsFor: null, news });
  countState(db, row, row.status, to);
}

interface Given extends Partial<Credential> {
  expiresOn?: string | null;
  message?: string;
}
const bySupplier = (ctx: SettleCtx) => ({ db: ctx.db, actor: { memberId: null } });

/** A supplier delivered. Once: false where it is over already. */
export async function fulfil(ctx: SettleCtx, redemptionId: string, given: Given): Promise<boolean> {
  const row = await redemptionRow(bySupplier(ctx), redemptionId, true);
  if (row.waitsFor !== "order" || !leadsTo(row, "fulfil")) return false;
  const { code, parts = [], expiresOn = null, message } = given;
  const credential = code === undefined ? null : { sealed: credentialSealer(ctx.secret)({ code, parts }), expiresOn };
  await close(ctx, row, { to: "fulfilled", actorId: null, message, credential, news: "fulfilled" });
  return true;
}

/** A supplier cannot deliver: points come back. Once: false where it is over already. */
export async function fail(ctx: SettleCtx, redemptionId: string, reason: string): Promise<boolean> {
  const row = await redemptionRow(bySupplier(ctx), redemptionId, true);
  if (row.waitsFor !== "order" || !leadsTo(row, "fail")) return false;
  await close(ctx, row, { to: "failed", actorId: null, reason, news: "failed" });
  return true;
}
