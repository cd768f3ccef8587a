import type { Database } from "../../db/database.ts";

const NAMED = 20;
export interface Verified {
  faults: string[];
  counted: string;
}

/** A line for each tenant, and below it what is wrong there. */
export async function verifyTenants(
  database: Database,
  say: (line: string) => void,
  { well, check }: { well: string; check: (tenantId: string) => Promise<Verified> },
): Promise<boolean> {
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
  if (tenants.length === 0) say("There are no tenants.");
  return sound;
}
