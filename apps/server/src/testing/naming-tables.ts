import type { World } from "./world.ts";

/** What names a person: by a member, an account, a session, or an address. */
const naming = `^(.*_)?(member|user|author|sender|recipient|actor|manager|organizer|owner|family|nominator|nominee|juror)_id$|_by$|email$`;

export async function namingTables(w: World): Promise<string[]> {
  const named = await w.sql`select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and a.attname ~ ${naming}`;
  return named.map(({ name }) => String(name)).toSorted();
}
