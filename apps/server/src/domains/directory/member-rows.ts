import { multiRow } from "../../db/multi-row.ts";
import type { Statement } from "../../db/statement.ts";

/** Fewer are written as they are: a list of values is faster then. */
const MANY = 100;

interface MemberRows {
  name: string;
  /** Such as `insert into t (tenant_id, thing_id, member_id, amount)`: the member and the amount are the last columns. */
  head: string;
  /** What all rows begin with behind the tenant, such as `$2::uuid`. */
  columns: string;
  /** The tenant is the first. */
  shared: unknown[];
  rows: readonly { id: string; amount: number }[];
}

/** A row for each of these members, with an amount. Where very many have the same one, they are made from the members' own rows. */
export function memberRows({ name, head, columns, shared, rows }: MemberRows): Statement[] {
  const groups = [...Map.groupBy(rows, ({ amount }) => amount)];
  const few = groups.flatMap(([, group]) => (group.length < MANY ? group : []));
  const many = groups.filter(([, group]) => group.length >= MANY);
  const [amount, ids] = [shared.length + 1, shared.length + 2];
  return [
    ...multiRow({
      name,
      head: `${head} values`,
      row: `($1, ${columns}, ?, ?)`,
      shared,
      rows: few.map((row) => [row.id, row.amount]),
    }),
    ...many.map(([each, group]) => ({
      name: `${name}_alike`,
      text: `${head} select m.tenant_id, ${columns}, m.id, $${amount}::int
        from tenant_members m where m.tenant_id = $1 and m.id = any($${ids}::uuid[])`,
      values: [...shared, each, group.map(({ id }) => id)],
    })),
  ];
}
