import type { MemberBatch } from "@plaudit/api/member-batch.ts";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { byId } from "../../db/rows.ts";
import { DomainError } from "../../error.ts";
import { peopleByIds } from "../directory/index.ts";
import { memberBatches } from "./tables.ts";

export type Batch = typeof memberBatches.$inferSelect;
export type BatchAction = Batch["action"];
/** At most this many exceptions are listed by name. */
const NAMED = 100;

/** Of the one who opened it; locked where it is about to change. */
export async function batchById(
  { db, actor }: TenantCtx,
  action: BatchAction,
  id: string,
  lock = false,
): Promise<Batch> {
  const mine = and(eq(memberBatches.action, action), eq(memberBatches.createdBy, actor.memberId));
  const one = db.orm
    .select()
    .from(memberBatches)
    .where(byId(db, memberBatches, id, mine));
  const [batch] = await (lock ? one.for("update") : one);
  if (!batch) throw new DomainError("NotFound", "noBatch");
  return batch;
}

const gone = sql`when m.status = 'archived' then 'archived'`;

/** What a batch means for a member `m`: 'change', 'unchanged', or why it cannot be done. */
export function verdictOf(
  { db, actor }: TenantCtx,
  { action, role, teamIds }: Pick<Batch, "action" | "role" | "teamIds">,
): SQL {
  const self = sql`when m.id = ${actor.memberId} then 'self'`;
  switch (action) {
    case "suspend":
      return sql`case ${self} ${gone} when m.suspended_at is not null then 'unchanged' else 'change' end`;
    case "unsuspend":
      return sql`case when m.suspended_at is null then 'unchanged' else 'change' end`;
    case "archive":
      return sql`case ${self} when m.status = 'archived' then 'unchanged' else 'change' end`;
    case "role":
      return sql`case when m.role = ${role} and m.status <> 'archived' then 'unchanged' ${self} ${gone} else 'change' end`;
    case "welcome":
      return sql`case ${gone} when m.status = 'joined' then 'unchanged' when m.suspended_at is not null then 'suspended'
        when m.email is null then 'noEmail' else 'change' end`;
    case "addToTeams":
      return sql`case ${gone} when (select count(*) from team_members t where t.tenant_id = ${db.tenantId}
        and t.member_id = m.id and t.team_id = any(${sql.param(teamIds)}::uuid[])) = cardinality(${sql.param(teamIds)}::uuid[])
        then 'unchanged' else 'change' end`;
  }
}

/** The members `m` of a batch. */
export const membersOf = ({ db }: TenantCtx, { id }: Batch): SQL => sql`
  member_batch_items i join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = i.member_id
  where i.tenant_id = ${db.tenantId} and i.batch_id = ${id}`;

interface Standing {
  verdict: MemberBatch["exceptions"]["results"][number]["type"] | "change" | "unchanged";
  members: number;
  first: string[];
}
/** What would happen now. */
export async function previewBatch(ctx: TenantCtx, batch: Batch): Promise<MemberBatch> {
  const rows = await ctx.db.rows<Standing>(sql`
    select verdict, count(*)::int as members,
      (array_agg(id order by name_key using ~<~, id) filter (where verdict not in ('change', 'unchanged')))[1:${sql.raw(`${NAMED}`)}] as first
    from (select m.id, m.name_key, ${verdictOf(ctx, batch)} as verdict from ${membersOf(ctx, batch)}) x group by verdict`);
  const of = (verdict: Standing["verdict"]) => rows.find((row) => row.verdict === verdict)?.members ?? 0;
  const against = rows.flatMap(({ verdict, members, first }) =>
    verdict === "change" || verdict === "unchanged" ? [] : [{ type: verdict, members, ids: first ?? [] }],
  );
  const people = await peopleByIds(
    ctx,
    against.flatMap(({ ids }) => ids),
  );
  const results = against.flatMap(({ type, ids }) =>
    ids.flatMap((id) => {
      const member = people.get(id);
      return member ? [{ member, type }] : [];
    }),
  );
  return {
    id: batch.id,
    total: rows.reduce((sum, row) => sum + row.members, 0),
    changing: of("change"),
    unchanged: of("unchanged"),
    exceptions: { results: results.slice(0, NAMED), total: against.reduce((sum, one) => sum + one.members, 0) },
  };
}
