import type { Output } from "@plaudit/api/endpoint.ts";
import type { TangoConnection, TangoConnectionBody, tangoEndpoints } from "@plaudit/api/tango.ts";
import { sql } from "drizzle-orm";
import { tangoConnections } from "../../../../adapters/tango/tables.ts";
import { basicAuthorization, type TangoAccess, TangoFailed, type TangoKeys } from "../../../../adapters/tango/tango.ts";
import { AfterCommit } from "../../../../after-commit.ts";
import type { TenantCtx } from "../../../../context.ts";
import { DomainError, fieldError } from "../../../../error.ts";
import { expectVersion } from "../../../../expect-version.ts";
import { scheduleIds } from "../../../../jobs/schedule-ids.ts";
import { seal, unseal } from "../../../../seal.ts";
import { textsIn } from "../../../../texts.ts";
import { recordChange } from "../../../audit/index.ts";
import { storedSettings } from "../../../points/index.ts";
import { insertProvider } from "../../verbs/write-provider.ts";
import { type Connection, connectionOf, keptToken } from "../connection.ts";
import { askAllSoon } from "../orders.ts";
import { tangoProviderPolicy } from "../policy.ts";
import { presentConnection } from "../present.ts";

type Offer = Output<(typeof tangoEndpoints)["PATCH /reward/tango/connection"]["body"]>;

const kindOfKeys = ({ keys }: Connection, secret: string): "basic" | "oauth" =>
  unseal(keys, secret)?.includes('"oauth"') ? "oauth" : "basic";
export const presentOwn = (ctx: TenantCtx, of: Connection): Promise<TangoConnection> =>
  presentConnection(ctx, of, kindOfKeys(of, ctx.secret));

/** As the log keeps it: never the keys. */
const audited = ({ system, customer, account, keysChangedAt }: Connection) => ({
  ...{ system, customer, account },
  keysChangedAt: keysChangedAt.toISOString(),
});

async function openProvider(ctx: TenantCtx, paused: boolean): Promise<string> {
  const { row: settings } = await storedSettings(ctx.db);
  const t = textsIn(ctx.actor.locale, ctx.tenant.pointTerms).getFixedT(ctx.actor.locale, "tango");
  const fields = { name: t(($) => $.provider), description: "", currency: settings.worth[0]?.currency ?? "EUR" };
  const rest = { funded: true, alertBelow: null, countries: [], paused, ownerIds: [ctx.actor.memberId] };
  return insertProvider(ctx, "tango", { ...fields, ...rest }).id;
}

const isElsewhere = (before: Connection, after: TangoConnectionBody) =>
  before.system !== after.system || before.customer !== after.customer || before.account !== after.account;

async function refuseOpenOrders({ db }: TenantCtx): Promise<void> {
  const [open] = await db.rows<{ open: boolean }>(sql`
    select true as open from tango_orders where tenant_id = ${db.tenantId} and settled_at is null limit 1`);
  if (open) throw new DomainError("Conflict", "tango.openOrders");
}

/** Members see nothing of a sandbox; new keys alone neither open nor close what they are offered. */
async function connected(ctx: TenantCtx, before: Connection | null, connection: Connection): Promise<TangoConnection> {
  const { db, now } = ctx;
  db.write({
    name: "tango_pause_provider",
    text: `update reward_providers set archived_at = null, paused_at = case when $5 and archived_at is null then paused_at
      when $3 then coalesce(paused_at, $4::timestamptz) end where tenant_id = $1 and id = $2`,
    values: [
      db.tenantId,
      connection.providerId,
      connection.system === "sandbox",
      now,
      before?.system === connection.system,
    ],
  });
  db.write({
    name: "tango_schedule",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at) values ($1, $2, 'tango.upkeep', '{}', $3)
      on conflict (tenant_id, id) do update set next_run_at = excluded.next_run_at`,
    values: [db.tenantId, scheduleIds.tango, now],
  });
  // What waited for keys that work.
  await askAllSoon(ctx);
  return presentOwn(ctx, connection);
}

export async function connectTango(ctx: TenantCtx, body: TangoConnectionBody): Promise<TangoConnection> {
  const { db, actor, secret } = ctx;
  const before = await connectionOf(db, true);
  const { now } = ctx;
  tangoProviderPolicy.require(ctx, "edit", before);
  if (!before && !body.keys) throw fieldError("keys", "required", "tango.keysMissing");
  if (before && isElsewhere(before, body)) await refuseOpenOrders(ctx);
  const { keys, ...place } = body;
  const own = keys
    ? { keys: seal(JSON.stringify(keys), secret), keysChangedAt: now, keysChangedBy: actor.memberId }
    : null;
  // Another account has another balance, catalog and subscription; new keys may work where the old ones did not.
  const anew = {
    ...{ token: null, tokenUntil: null, deniedAt: null, version: (before?.version ?? 0) + 1 },
    ...(before && !isElsewhere(before, body)
      ? {}
      : {
          ...{ balance: null, balanceCurrency: null, balanceAt: null, catalogAt: null, webhookId: null },
          ...{ webhookSecret: null, webhookUntil: null },
        }),
  };
  if (before)
    await db.orm
      .update(tangoConnections)
      .set({ ...place, ...own, ...anew })
      .where(sql`${tangoConnections.tenantId} = ${db.tenantId}`);
  else if (own) {
    const providerId = await openProvider(ctx, place.system === "sandbox");
    db.write(
      db.orm
        .insert(tangoConnections)
        .values({ ...place, ...own, ...anew, tenantId: db.tenantId, providerId, createdAt: now }),
    );
  }
  const after = (await connectionOf(db)) as Connection;
  await recordChange(ctx, "tangoProvider.connect", after.providerId, before && audited(before), audited(after));
  return connected(ctx, before, after);
}

export async function changeOffer(ctx: TenantCtx, { version, ...body }: Offer): Promise<TangoConnection> {
  const { db } = ctx;
  const before = await connectionOf(db, true);
  tangoProviderPolicy.require(ctx, "edit", before);
  if (!before) throw new DomainError("NotFound", "tango.notConnected");
  expectVersion(await presentOwn(ctx, before), version, "tango.changed");
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const offerOf = ({ countries, prepaid, donations, markup }: Connection) => ({
    countries,
    prepaid,
    donations,
    markup,
  });
  const after = { ...offerOf(before), ...given };
  after.countries = [...new Set(after.countries)].toSorted();
  if (await recordChange(ctx, "tangoProvider.offer", before.providerId, offerOf(before), after)) {
    await db.orm
      .update(tangoConnections)
      .set({ ...after, version: version + 1 })
      .where(sql`${tangoConnections.tenantId} = ${db.tenantId}`);
    await ctx.enqueue("tango.offer", { tenantId: db.tenantId }, { key: db.tenantId });
  }
  return presentOwn(ctx, (await connectionOf(db)) as Connection);
}

export async function hideBrands(ctx: TenantCtx, { keys, hidden }: { keys: string[]; hidden: boolean }): Promise<void> {
  const { db } = ctx;
  const connection = await connectionOf(db, true);
  tangoProviderPolicy.require(ctx, "edit", connection);
  if (!connection) throw new DomainError("NotFound", "tango.notConnected");
  const changed = await db.rows<{ name: string }>(sql`
    update tango_brands set hidden = ${hidden}
    where tenant_id = ${db.tenantId} and key = any(${sql.param(keys)}::text[]) and hidden <> ${hidden} returning name`);
  if (changed.length === 0) return;
  const names = changed.map(({ name }) => name).toSorted();
  const action = hidden ? "tangoProvider.hide" : "tangoProvider.show";
  await recordChange(ctx, action, connection.providerId, null, { brands: names });
  await ctx.enqueue("tango.offer", { tenantId: db.tenantId }, { key: db.tenantId });
}

const outcomes = { denied: "denied", refused: "noAccount", busy: "busy", unknown: "noAnswer" } as const;

/** Nothing of it is kept; keys that are left out are those that are. */
export async function testConnection(ctx: TenantCtx, { system, account, keys }: TangoConnectionBody) {
  const { db, secret, services } = ctx;
  const before = await connectionOf(db);
  const kept = before && unseal(before.keys, secret);
  const given: TangoKeys | null = keys ?? (kept ? JSON.parse(kept) : null);
  if (!given) throw fieldError("keys", "required", "tango.keysMissing");
  // A new token comes once in twenty hours.
  const token = before && !keys && before.system === system ? keptToken(before, secret, ctx.now) : null;
  return new AfterCommit<Output<(typeof tangoEndpoints)["POST /reward/tango/tests"]["response"]>>(async () => {
    try {
      const authorization =
        given.kind === "basic"
          ? basicAuthorization(given)
          : `Bearer ${token ?? (await services.tango.token(system, given)).token}`;
      const access: TangoAccess = { system, authorization };
      const { amount, currency } = await services.tango.balance(access, account);
      return { outcome: "works", code: null, balance: { amount: Math.round(amount * 100), currency } };
    } catch (error) {
      if (!(error instanceof TangoFailed)) throw error;
      return { outcome: outcomes[error.kind], code: error.code, balance: null };
    }
  });
}
