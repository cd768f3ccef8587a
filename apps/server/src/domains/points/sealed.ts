import type { Sealed, SealedRow } from "../../domain.ts";

/** An entry together with its transaction: neither ever changes. */
export const sealedEntries: Sealed = {
  chain: "ledger",
  rows: (db, { after, to, limit }) =>
    db.query<SealedRow>({
      name: "points_sealed_rows",
      text: `select e.position, e.account_id as key,
          jsonb_build_array(e.account_id, e.account_version, e.transaction_id, e.amount, e.balance_after,
            (extract(epoch from e.created_at) * 1000)::bigint, t.type, t.reference_type, t.reference_id, t.actor_id, t.reverses_id,
            (extract(epoch from t.created_at) * 1000)::bigint)::text as text, null as fault
        from points_entries e left join points_transactions t on t.tenant_id = $1 and t.id = e.transaction_id
        where e.tenant_id = $1 and (e.position, e.account_id) > ($2::bigint, $3::uuid)
          and (e.position, e.account_id) <= ($4::bigint, $5::uuid)
        order by e.position, e.account_id limit $6`,
      values: [db.tenantId, after.position, after.key, to.position, to.key, limit],
    }),
};
