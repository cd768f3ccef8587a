/** Which tenants are filled: `where` is a condition on a tenant `t`. */
export interface Tenants {
  where: string;
}
export const onlyTenant = (id: string): Tenants => ({ where: `t.id = '${id}'` });

/** One row for each of these tenants and numbers, as `t.id` and `n`. */
export const each = ({ where }: Tenants, numbers: string) =>
  `from tenants t cross join generate_series(${numbers}) n where ${where}`;

/** The n-th of its kind: found without looking it up, and later ones are greater, as the server's own are. */
export const idOf = (kind: string, n: string) =>
  `(lpad(to_hex((${n})::bigint), 12, '0') || '7000' || substr('89ab', 1 + ((${n}) % 4)::int, 1) || substr(md5(t.id || ':${kind}:' || (${n})), 1, 15))::uuid`;

/** Statements, for the owner of the schema, that make this many empty tenants, of hosts and slugs that start with it. */
export const manyTenants = (count: number, slug: string): string[] => [
  `insert into tenants (id, slug, name, languages, features)
   select gen_random_uuid(), '${slug}' || n, 'Tenant ' || n, '{en}', '{points}' from generate_series(1, ${count}) n`,
  `insert into tenant_hosts (host, tenant_id) select slug || '.localhost', id from tenants where slug like '${slug}%'`,
];
