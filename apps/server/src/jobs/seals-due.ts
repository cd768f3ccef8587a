import type { Tick } from "./tick.ts";

interface Note {
  id: string;
  claimed: boolean;
}
const MOST = 10_000;

/**
 * Takes notes of unsealed rows to the job that seals them, a step each time. Claimed: who writes after that makes a new note. Then the
 * counter is read, and the id of this transaction after it: every row that relies on the note is up to there, and of an older
 * transaction. Once no older one runs, all of those rows can be seen, and nobody ever waited for another.
 */
export const sealsDue: Tick = {
  name: "seals.due",
  everySeconds: 20,
  async run({ db, enqueue }) {
    const notes = await db.query<Note>({
      text: `select id, claimed from audit_unsealed where to_position is null limit ${MOST}`,
    });
    const [counter] = await db.query<{ position: number }>({
      text: "select last_value as position from app.positions",
    });
    const [waiting] = await db.query<{ some: boolean }>({ text: "select exists (select from audit_unsealed) as some" });
    if (!waiting?.some) return;
    const [own] = await db.query<{ id: number }>({ text: "select pg_current_xact_id()::text::bigint as id" });
    // A number that this snapshot has not reached is of another cluster, which this database was restored from. Not measured by this
    // transaction's own: one that runs beside it has a later one.
    const settled = await db.query<{ tenantId: string; to: number }>({
      text: `delete from audit_unsealed where id in (select id from audit_unsealed where to_position is not null
          and (older_than <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint
            or older_than >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint) limit ${MOST})
        returning tenant_id as "tenantId", to_position as "to"`,
    });
    const idsOf = (claimed: boolean) => notes.filter((note) => note.claimed === claimed).map(({ id }) => id);
    db.write({
      text: `update audit_unsealed set to_position = $1, older_than = $2
        where id = any($3::uuid[]) and claimed and to_position is null`,
      values: [counter?.position, own?.id, idsOf(true)],
    });
    db.write({ text: "update audit_unsealed set claimed = true where id = any($1::uuid[])", values: [idsOf(false)] });
    const furthest = new Map<string, number>();
    for (const { tenantId, to } of settled) furthest.set(tenantId, Math.max(to, furthest.get(tenantId) ?? 0));
    for (const [tenantId, to] of furthest) void enqueue("audit.seal", { tenantId, to });
  },
};
