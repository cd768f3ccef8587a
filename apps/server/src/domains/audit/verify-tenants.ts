import type { Database } from "../../db/database.ts";

const NAMED = 20;
export interface Verified {
  faults: string[];
  counted: string;
}

interface Held {
  tenants: number;
  rows: boolean;
}
/** As the owner sees it. Where even the owner is kept out of a table, its size tells whether it is empty. */
async function heldIn({ backend }: Database): Promise<Held> {
  const someIn = (table: string) =>
    `exists (select from ${table}) or row_security_active('${table}') and pg_relation_size('${table}') > 0`;
  const tables = ["tenant_memberships", "audit_events", "audit_blocks", "points_entries"];
  const [result] = await backend.asOwnerTogether([
    `select (select count(*)::int from tenants) as tenants, ${tables.map(someIn).join(" or ")} as rows`,
  ]);
  return result?.rows[0] ?? { tenants: 0, rows: true };
}

/** What is wrong where tenants are that cannot be seen, or rows of tenants that are gone. */
function unseen({ tenants, rows }: Held, seen: number): string | null {
  if (tenants > seen) return `Of ${tenants} ${tenants === 1 ? "tenant" : "tenants"} ${seen} can be seen.`;
  return tenants === 0 && rows ? "There are no tenants, and rows of some." : null;
}

/** A line for each tenant, and below it what is wrong there. */
export async function verifyTenants(
  database: Database,
  say: (line: string) => void,
  { well, check }: { well: string; check: (tenantId: string) => Promise<Verified> },
): Promise<boolean> {
  // Before they are listed: one may be added in between.
  const held = await heldIn(database);
  const tenants = await database.withWorker((db) =>
    db.query<{ id: string; slug: string }>({ text: "select id, slug from tenants order by slug" }),
  );
  let sound = true;
  for (const { id, slug } of tenants) {
    const { faults, counted } = await check(id);
    sound &&= faults.length === 0;
    const count = `${faults.length} ${faults.length === 1 ? "fault" : "faults"}`;
    say(`${slug}: ${faults.length === 0 ? well : count}, ${counted}`);
    for (const fault of faults.slice(0, NAMED)) say(`  ${fault}`);
    if (faults.length > NAMED) say(`  and ${faults.length - NAMED} more`);
  }
  const fault = unseen(held, tenants.length);
  if (fault) say(fault);
  else if (tenants.length === 0) say("There are no tenants.");
  return sound && fault === null;
}
