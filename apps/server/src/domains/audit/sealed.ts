import type { Sealed, SealedRow } from "../../domain.ts";

/**
 * Of the values before and after a salted hash is sealed, and that stays when they are erased with their person. Values may be
 * missing only where the log has the erasure of whom they are about.
 */
export const sealedEvents: Sealed = {
  chain: "audit",
  rows: (db, { after, to, limit }) =>
    db.query<SealedRow>({
      name: "audit_sealed_rows",
      text: `select e.position, e.id as key,
          jsonb_build_array(e.id, e.actor_id, e.action, e.entity_type, e.entity_id,
            (extract(epoch from e.created_at) * 1000)::bigint,
            encode(coalesce(e.values_hash,
              sha256(convert_to(concat_ws(E'\\n', e.salt, coalesce(e.before::text, '-'), coalesce(e.after::text, '-')), 'UTF8'))),
              'hex'))::text as text,
          case when e.values_hash is null then null
            when num_nonnulls(e.salt, e.before, e.after) > 0 then 'has values beside the hash of erased ones'
            when not exists (select from audit_events x where x.tenant_id = $1 and x.entity_id = e.entity_id
              and x.action = 'tenantMember.erase') then 'has lost its values, and nobody was erased' end as fault
        from audit_events e
        where e.tenant_id = $1 and (e.position, e.id) > ($2::bigint, $3::uuid) and (e.position, e.id) <= ($4::bigint, $5::uuid)
        order by e.position, e.id limit $6`,
      values: [db.tenantId, after.position, after.key, to.position, to.key, limit],
    }),
};
