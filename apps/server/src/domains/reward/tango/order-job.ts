import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { z } from "zod";
import { isSameOrder, TangoFailed, type TangoOrder, type TangoOrderRequest } from "../../../adapters/tango/tango.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { enqueuer } from "../../../jobs/enqueue.ts";
import { fail, fulfil } from "../verbs/settle.ts";
import {
  accessOf,
  type Connection,
  connectionOf,
  deny,
  nextTurn,
  pause,
  type TangoCalls,
  takeTurn,
} from "./connection.ts";
import { newOrder, type OrderRow, orderRow } from "./orders.ts";
import { deliveryOf } from "./rules/delivery.ts";
import { askEvery, nextStep, waitBefore, waitForPending } from "./rules/order-steps.ts";

const job = z.object({ tenantId: z.uuid(), redemptionId: z.uuid() });
/** After its turn, and what the service takes at most, whoever held it was killed. */
const MARGIN_MS = 5_000;
const DENIED_MS = 600_000;

interface Claim {
  order: OrderRow;
  connection: Connection;
  request: TangoOrderRequest;
  step: ReturnType<typeof nextStep>;
  waitMs: number;
  now: Date;
}
type Found = Pick<Claim, "step"> & { result: TangoOrder | TangoFailed | "missing" };

/** The name and address that the service is told. */
async function recipientOf(db: TenantDb, redemptionId: string): Promise<TangoOrderRequest["recipient"]> {
  const [found] = await db.rows<TangoOrderRequest["recipient"]>(sql`
    select m.first_name as "firstName", m.last_name as "lastName", coalesce(r.email, m.email, '') as email
    from redemptions r join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id
    where r.tenant_id = ${db.tenantId} and r.id = ${redemptionId}`);
  return found ?? { firstName: "", lastName: "", email: "" };
}

/**
 * Asks the service about one order: sends it, looks for it or reads it, and writes what came of it. Whatever happens in between, the
 * process's end too, the next one sends it under the same reference, of which the service makes one order.
 */
export function orderJob(calls: TangoCalls & { log: Logger }) {
  const { database, services, secret, log } = calls;

  const claim = ({ tenantId, redemptionId }: z.output<typeof job>): Promise<Claim | null> =>
    database.withTenant(tenantId, async (db, { now }) => {
      // Locked: no order begins with an account while the company changes to another one.
      const connection = await connectionOf(db, true);
      const order =
        (await orderRow(db, redemptionId, true)) ?? (connection && (await newOrder(db, now, connection, redemptionId)));
      if (!order || order.settledAt) return null;
      if (order.claimedUntil && order.claimedUntil > now) throw new Error("another worker asks about this order");
      // Another job comes when its time has come.
      if (order.nextAt && order.nextAt > now) return null;
      const later = (at: Date) => {
        db.write({
          name: "tango_order_later",
          text: "update tango_orders set next_at = $3 where tenant_id = $1 and redemption_id = $2",
          values: [tenantId, redemptionId, at],
        });
        return null;
      };
      // A sandbox's order is not sent to production, nor one account's to another.
      if (!connection || connection.system !== order.system || connection.deniedAt)
        return later(new Date(now.getTime() + DENIED_MS));
      const turn = await takeTurn({ db, now }, services.tango.paceMs);
      if ("at" in turn) {
        await enqueuer(db)("tango.order", { tenantId, redemptionId }, { startAfter: turn.at });
        return later(turn.at);
      }
      const step = nextStep(order, now);
      const sends = step === "send" ? 1 : 0;
      const until = new Date(now.getTime() + turn.waitMs + services.tango.timeoutMs + MARGIN_MS);
      db.write({
        name: "tango_order_claim",
        text: `update tango_orders set claimed_until = $3, attempts = attempts + $4,
          state = case when $4 = 1 then 'unknown' else state end,
          first_sent_at = case when $4 = 1 then coalesce(first_sent_at, $5::timestamptz) else first_sent_at end
          where tenant_id = $1 and redemption_id = $2`,
        values: [tenantId, redemptionId, until, sends, now],
      });
      const { customer, account, externalRef, utid, value } = order;
      const recipient =
        step === "send" ? await recipientOf(db, redemptionId) : { firstName: "", lastName: "", email: "" };
      const request = { customer, account, externalRef, utid, value: value / 100, recipient };
      return {
        order: { ...order, attempts: order.attempts + sends },
        connection,
        request,
        step,
        waitMs: turn.waitMs,
        now,
      };
    });

  async function ask({ connection, order, request, step, waitMs, now }: Claim): Promise<Found["result"]> {
    const { tango } = services;
    try {
      const access = await accessOf(calls, connection, now);
      if (waitMs > 0) await sleep(waitMs);
      if (step === "send") return await tango.order(access, request);
      const id = order.orderId ?? (await tango.find(access, request));
      if (id === null) return "missing";
      if (step === "find") await nextTurn(calls, order.tenantId);
      return await tango.read(access, id);
    } catch (error) {
      if (error instanceof TangoFailed) return error;
      throw error;
    }
  }

  const settle = (claimed: Claim, result: Found["result"]) =>
    database.withTenant(claimed.order.tenantId, async (db, { now, tenant }) => {
      const { tenantId, redemptionId } = claimed.order;
      const order = await orderRow(db, redemptionId, true);
      if (!order || order.settledAt) return;
      const change = whatFollows({ ...claimed, order }, result, now);
      if (result instanceof TangoFailed && result.kind === "busy") pause({ db, now }, result.waitMs);
      if (result instanceof TangoFailed && result.kind === "denied") deny(db, now, claimed.connection);
      const next = change.waitMs === null ? null : new Date(now.getTime() + change.waitMs);
      const isOver = change.state === "complete" || change.state === "failed";
      db.write({
        name: "tango_order_settle",
        text: `update tango_orders set state = $3, attempts = attempts - $4, order_id = coalesce($5, order_id), problem = $6, refused = refused or $7,
          missing_at = case when $8 then $9::timestamptz else missing_at end, next_at = $10, claimed_until = null,
          settled_at = case when $11 then $9::timestamptz end
          where tenant_id = $1 and redemption_id = $2`,
        values: [
          tenantId,
          redemptionId,
          change.state,
          change.unsent ? 1 : 0,
          change.orderId ?? null,
          change.problem ?? null,
          change.refused ?? false,
          result === "missing",
          now,
          next,
          isOver,
        ],
      });
      const enqueue = enqueuer(db);
      const settling = { db, now, tenant, enqueue, secret };
      if (change.made) await fulfil(settling, redemptionId, deliveryOf(change.made));
      else if (isOver) {
        await fail(settling, redemptionId, "");
        // Too little may be left in the account for others as well.
        await enqueue("tango.balance", { tenantId }, { key: tenantId });
      } else if (next) await enqueue("tango.order", { tenantId, redemptionId }, { startAfter: next });
      if (change.problem)
        log.warn({ redemption: redemptionId, step: claimed.step, problem: change.problem }, "an order waits");
    });

  interface Change {
    state: OrderRow["state"];
    /** Until it is asked again; null when it is over, or somebody has to look. */
    waitMs: number | null;
    problem?: string;
    orderId?: string;
    made?: TangoOrder;
    refused?: boolean;
    /** The service has not taken it: the attempt does not count. */
    unsent?: boolean;
  }

  function whatFollows({ order, request, step }: Claim, result: Found["result"], now: Date): Change {
    const { paceMs } = services.tango;
    const unsent = step === "send";
    const before = order.attempts > 1 || order.orderId ? "unknown" : "waiting";
    if (result === "missing")
      // Refused, and no earlier attempt made it either: there will never be one.
      return order.refused
        ? { state: "failed", waitMs: null, problem: order.problem ?? "refused" }
        : { state: "unknown", waitMs: askEvery(paceMs), problem: "missing" };
    if (result instanceof TangoFailed) {
      const { kind, code: problem } = result;
      if (kind === "busy") return { state: unsent ? before : order.state, waitMs: result.waitMs, problem, unsent };
      if (kind === "denied") return { state: unsent ? before : order.state, waitMs: DENIED_MS, problem, unsent };
      if (kind === "refused" && step === "send") {
        if (order.attempts <= 1) return { state: "failed", waitMs: null, problem };
        return { state: "unknown", waitMs: waitBefore({ ...order, refused: true }, paceMs), problem, refused: true };
      }
      return { state: order.state, waitMs: waitBefore(order, paceMs), problem };
    }
    if (!isSameOrder(result, request)) return { state: "unknown", waitMs: null, problem: "differs" };
    const orderId = result.id;
    if (result.status === "COMPLETE") return { state: "complete", waitMs: null, orderId, made: result };
    if (result.status === "FAILED" || result.status === "CANCELLED")
      return { state: "failed", waitMs: null, orderId, problem: result.status };
    const asked = now.getTime() - (order.firstSentAt ?? now).getTime();
    return { state: "pending", waitMs: waitForPending(asked, paceMs), orderId };
  }

  return async (data: unknown): Promise<void> => {
    const claimed = await claim(job.parse(data));
    if (!claimed) return;
    await settle(claimed, await ask(claimed));
  };
}
