import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { channelContents } from "@plaudit/api/channel.ts";
import { hashPassword } from "../../../adapters/password.ts";
import type { DemoCtx } from "../../../domain.ts";
import { insertChannel } from "../../channel/verbs/write-channel.ts";
import { type DemoTenant, demoPassword, demoTenants } from "../content/tenants.ts";
import { type DemoNote, noteFile } from "../present.ts";
import type { DemoDeps } from "./act-as.ts";
import { addDemoFile } from "./add-demo-file.ts";
import { playLife } from "./play-life.ts";
import { type Raised, raiseTenant } from "./raise-tenant.ts";

/** A TV screen: the path to it, with the token that is shown only now. */
async function hangScreen({ database }: DemoDeps, { tenantId }: Raised, demo: DemoTenant): Promise<string | null> {
  const { screen, tenant } = demo;
  if (!screen) return null;
  return database.withTenant(tenantId, async (db, { now }) => {
    const { id, token } = await insertChannel(
      { db, now },
      {
        name: screen,
        content: [...channelContents],
        teamIds: [],
        language: tenant.language ?? "en",
        theme: "dark",
        periodDays: 30,
        qr: "view",
        frameOrigins: [],
      },
    );
    return `/tv/watch/${id}?token=${token}`;
  });
}

/**
 * Three tenants to try the product with, filled with two years of activity by the real verbs. Only an empty
 * store is filled, and one whose filling was cut short.
 */
export async function seedDemo(deps: DemoDeps): Promise<boolean> {
  const { database, folder, say } = deps;
  if (!(await claimStore(deps))) return false;
  const began = performance.now();
  const passwordHash = await hashPassword(demoPassword);
  const { now } = await database.withAuth(async (_db, clock) => clock);
  const note: DemoNote = { tenants: [] };
  for (const demo of demoTenants) {
    say(`Making ${demo.tenant.name} ...`);
    const raised = await raiseTenant(database, demo, now, passwordHash);
    await playLife(deps, demo, raised, now);
    const screen = await hangScreen(deps, raised, demo);
    const members = [...raised.players.values()];
    for (const seed of deps.seeds)
      await database.withTenant(raised.tenantId, (db, { now, tenant }) => {
        const upload: DemoCtx["upload"] = (memberId, kind, originalFilename) =>
          addDemoFile({ db, now, actor: { memberId } }, deps, { kind, originalFilename });
        return seed({ db, now, tenant, members, secret: deps.secret, upload });
      });
    const { name, slug } = demo.tenant;
    note.tenants.push({ name, slug, accounts: accountsOf(demo), screen });
  }
  await database.backend.asOwner("analyze");
  await writeFile(join(folder, noteFile), `${JSON.stringify(note, null, 2)}\n`);
  await database.backend.asOwner("update app.applied set hash = 'made' where name = 'demo'");
  say(`The demo is there, after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

const accountsOf = ({ people, domain }: DemoTenant): string[] =>
  ["admin", "manager", "employee"]
    .filter((key) => people.some((person) => person.key === key))
    .map((key) => `${key}@${domain}`);

const notWhole =
  "The demo in this database is not whole: what began to make it was stopped, unless it is still at it. For a whole one, stop Plaudit, give DATABASE_URL an empty database and start again.";

/** True for the one process that is to fill the store. */
async function claimStore({ database: { backend }, say }: DemoDeps): Promise<boolean> {
  const { rows: claimed } = await backend.asOwner(
    `insert into app.applied (name, hash) select 'demo', 'making' where (select true from tenants limit 1) is null
      on conflict do nothing returning true`,
  );
  if (claimed.length > 0) return true;
  const { rows: halfway } = await backend.asOwner(
    "select true from app.applied where name = 'demo' and hash = 'making'",
  );
  if (halfway.length === 0) return false;
  if (backend.kind !== "pglite") {
    say(notWhole);
    return false;
  }
  // Only one process has the embedded database, so the process that started has ended, and all data is the demo's.
  const { rows } = await backend.asOwner(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await backend.asOwner(`truncate ${rows.map(({ name }: { name: string }) => name).join(", ")} cascade`);
  return true;
}
