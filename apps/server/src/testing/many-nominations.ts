interface ManyNominations {
  tenantId: string;
  typeId: string;
  count: number;
}
const NOMINATORS = 5_000;
const NOMINEES = 500;

/** An id like those of random rows, by number. */
const memberOf = (n: string) => `overlay(overlay(md5('m' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Statements, for the owner of the schema, that make the members who nominate 500 of themselves for an award, a minute apart. */
export const manyNominations = ({ tenantId, typeId, count }: ManyNominations): string[] => [
  `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status)
    select '${tenantId}', ${memberOf("n")}, 'One', 'Of many', 'one of many', 'joined' from generate_series(0, ${NOMINATORS - 1}) n`,
  `insert into award_nominations (tenant_id, id, type_id, nominator_id, nominee_id, reason, created_at)
    select '${tenantId}', gen_random_uuid(), '${typeId}', ${memberOf(`n % ${NOMINATORS}`)},
      ${memberOf(`(n + n / ${NOMINATORS} * 37) % ${NOMINEES}`)}, repeat('For everything. ', 12),
      timestamptz '2026-01-01' + n * interval '1 min'
    from generate_series(1, ${count}) n on conflict do nothing`,
  `insert into award_nominees (tenant_id, type_id, member_id, count, last_at)
    select tenant_id, type_id, nominee_id, count(*), max(created_at) from award_nominations
    where tenant_id = '${tenantId}' and type_id = '${typeId}' group by 1, 2, 3`,
];
