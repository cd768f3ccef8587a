import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { sqlState } from "../db/sql-state.ts";
import type { AuthDb } from "../db/tenant-db.ts";
import { tenantOrder } from "../domains/tenant/rules/tenant-order.ts";
import { addHost, removeHost } from "../domains/tenant/verbs/add-host.ts";
import { type OperatorCtx, type Provisioned, provisionTenant } from "../domains/tenant/verbs/provision-tenant.ts";
import { DomainError } from "../error.ts";
import { normalHost, tenantUrl } from "../tenant-url.ts";
import { backUp, type OpenStore } from "./back-up.ts";
import { deadJobs } from "./dead-jobs.ts";
import { OperatorFault } from "./fault.ts";

const usage = {
  create:
    "npm run tenant:create -- --slug acme --name Acme --admin-email ada@acme.com [--admin-name 'Ada Lovelace'] [--host thanks.acme.com ...] [--language en|fr|ar] [--timezone Europe/Amsterdam] [--color '#14594a'] [--features points,...] [--monthly-points 250]",
  host: "npm run tenant:host -- add|remove <slug> <host>",
  reset: "npm run account:reset -- ada@acme.com",
};

/** The order, and the options that it was given by name. */
function orderOf(args: string[]) {
  const text = { type: "string" } as const;
  const options = {
    ...Object.fromEntries(Object.keys(tenantOrder.shape).map((name) => [name, text])),
    host: { type: "string", multiple: true },
  } as const;
  const given = { ...parseArgs({ args, options }).values };
  const parsed = tenantOrder.safeParse(given);
  if (parsed.success) return { order: parsed.data, given: new Set(Object.keys(given)) };
  const faults = parsed.error.issues.map(({ path, message }) => `--${String(path[0] ?? "")}: ${message}`);
  throw new OperatorFault([...faults, "", usage.create].join("\n"));
}

/** Options that differ from an existing tenant's settings: none of them is changed. */
function notChanged({ order, given }: ReturnType<typeof orderOf>, { tenant, monthlyPoints }: Provisioned): string[] {
  const { name, language, timezone, brandColor: color } = tenant;
  const kept = Object.entries({ name, language, timezone, color } as const).flatMap(([option, has]) =>
    given.has(option) && order[option as "name"] !== has ? `--${option} (it stays ${has})` : [],
  );
  const had = tenant.features.join(",");
  if (given.has("features") && order.features.join(",") !== had) kept.push(`--features (they stay ${had || "none"})`);
  if (given.has("monthly-points") && monthlyPoints === null) kept.push("--monthly-points (points stay as they are)");
  return kept;
}

const pointsLine = (amount: number | null): string[] => {
  if (amount === null) return [];
  return [amount === 0 ? "Nobody is given points by themselves." : `Everybody has ${amount} points a month to give.`];
};

async function create(ctx: OperatorCtx, args: string[]): Promise<string[]> {
  const asked = orderOf(args);
  const provisioned = await provisionTenant(ctx, asked.order);
  const { created, tenant, link, monthlyPoints } = provisioned;
  const { name, url } = tenant;
  const kept = created ? [] : notChanged(asked, provisioned);
  const admin = asked.order["admin-email"];
  return [
    created
      ? `${name} is there: ${url}`
      : `${name} was there already${kept.length > 0 ? "" : ", and stays as it is"}: ${url}`,
    ...(kept.length > 0 ? [`Not changed: ${kept.join(", ")}.`] : []),
    ...pointsLine(monthlyPoints),
    link
      ? `${admin} was sent this link, which works once, for 14 days:\n${link}`
      : `${admin} has joined already, and is an administrator.`,
  ];
}

interface Listed {
  slug: string;
  name: string;
  hosts: string[];
  created_at: Date;
}
async function list({ database, apexUrl }: OperatorCtx): Promise<string[]> {
  const tenants = await database.withAuth((db) =>
    db.rows<Listed>(sql`
      select t.slug, t.name, t.created_at,
        array(select h.host from tenant_hosts h where h.tenant_id = t.id order by h.host) as hosts
      from tenants t order by t.slug`),
  );
  if (tenants.length === 0) return ["There are no tenants."];
  const addresses = ({ slug, hosts }: Listed) =>
    [null, ...hosts].map((host) => tenantUrl({ slug, host }, apexUrl)).join("  ");
  const wide = Math.max(...tenants.map(({ slug }) => slug.length));
  return tenants.map((one) => `${one.slug.padEnd(wide)}  ${one.name}  ${addresses(one)}`);
}

async function tenantCalled(db: AuthDb, slug: string): Promise<string> {
  const [found] = await db.rows<{ id: string }>(sql`select id from tenants where slug = ${slug}`);
  if (!found) throw new OperatorFault(`There is no tenant ${slug}. npm run tenant:list names them.`);
  return found.id;
}

async function host({ database, apexUrl }: OperatorCtx, args: string[]): Promise<string[]> {
  const [action, slug, name, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  const wanted = normalHost(name ?? "");
  if (!slug || !wanted?.includes(".") || rest.length > 0 || (action !== "add" && action !== "remove"))
    throw new OperatorFault(usage.host);
  await database.withAuth(async (db) => {
    const id = await tenantCalled(db, slug);
    await (action === "add" ? addHost : removeHost)({ db, apexUrl }, id, wanted);
  });
  return [
    action === "add"
      ? `${wanted} leads to ${slug}. Pages that were asked for it before know within a minute.`
      : `${wanted} leads nowhere any more, everywhere within 15 minutes.`,
  ];
}

/** For an account that belongs to several tenants: none of their administrators may do it. */
async function reset({ database }: OperatorCtx, [address = ""]: string[]): Promise<string[]> {
  const email = address.trim().toLowerCase();
  const [done] = await database.withAuth((db) =>
    db.rows<{ cleared: boolean }>(
      sql`select app.clear_second_step(u.id) as cleared from users u where u.email = ${email}`,
    ),
  );
  if (!done) throw new OperatorFault(email ? `Nobody signs in as ${email}.` : usage.reset);
  return [
    done.cleared
      ? `${email} is signed out everywhere, and signs in by the password alone.`
      : `${email} has no second step at sign-in.`,
  ];
}

type Ctx = OperatorCtx & { store: OpenStore; log: Logger };
const backup = ({ store }: Ctx, [file = ""]: string[]) => backUp(store, file);
const dead = ({ database, log }: Ctx, args: string[]) => deadJobs(database.backend, log, args);

const commands: Record<string, (ctx: Ctx, args: string[]) => Promise<string[]>> = {
  create,
  list,
  host,
  reset,
  backup,
  dead,
};

/** A command with its arguments; returns the lines to print. */
export async function operate(ctx: Ctx, [name = "", ...args]: readonly string[]): Promise<string[]> {
  const command = commands[name];
  if (!command) throw new OperatorFault(`There is no ${name || "command"}: ${Object.keys(commands).join(", ")}`);
  try {
    return await command(ctx, args);
  } catch (error) {
    if (error instanceof DomainError) throw new OperatorFault(error.message);
    if (sqlState(error) === "23505") throw new OperatorFault("Somebody else makes the same at this moment: try again.");
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith("ERR_PARSE_ARGS")) throw new OperatorFault(message);
    throw error;
  }
}
