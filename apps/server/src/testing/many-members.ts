/** Statements, for the owner of the schema, that fill a tenant with people by the hundred thousand: names of many sounds, forty departments, 200 teams. */
export function manyMembers({ tenantId, members }: { tenantId: string; members: number }): string[] {
  const t = `'${tenantId}'::uuid`;
  const id = (kind: string, n: string) =>
    `overlay(overlay(md5('${tenantId}:${kind}:' || (${n})) placing '7' from 13) placing '8' from 17)::uuid`;
  const word = (seed: string) =>
    `initcap((array['ka','lo','mi','re','su','ta','ve','no','zi','da'])[1 + (${seed}) % 10] || (array['ran','lin','mar','sel','tor','vik','nes','bo','ha','gri'])[1 + (${seed}) / 10 % 10] || (array['a','o','is','en','ur','el','i','ot','am','e'])[1 + (${seed}) / 100 % 10])`;
  const first = word("n * 7919 % 1000");
  const last = `${word("n * 4729 % 1000")} || ${word("n * 31 % 1000")}`;
  const each = `from generate_series(1, ${members}) n`;
  return [
    `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, email, job_title, department, country, role, status,
       suspended_at, joined_at, managed)
     select ${t}, ${id("member", "n")}, ${first}, ${last}, lower(${first} || ' ' || ${last}),
       'p' || (n * 7 % ${members}) || '.' || lower(${last}) || '@bench.test', 'Job ' || n % 300, 'Department ' || n % 40,
       (array['NO','DE','NL','FR','IN','JP','ES','PT','US','BR','NG','SA'])[1 + n % 12],
       case when n % 500 = 0 then 'admin' when n % 12 = 0 then 'manager' else 'employee' end,
       case when n % 50 = 0 then 'archived' when n % 20 = 0 then 'invited' when n % 33 = 0 then 'notInvited' else 'joined' end,
       case when n % 200 = 0 then now() end, now() - (n * 17 % 3000) * interval '1 day', n > 11 and n % 25 > 0 ${each}`,
    `insert into member_name_parts (tenant_id, part, name_key, member_id)
     select m.tenant_id, part, m.name_key, m.id from tenant_members m, unnest(string_to_array(m.name_key, ' ')) part
     where m.tenant_id = ${t} on conflict do nothing`,
    `insert into teams (tenant_id, id, name, name_key)
     select ${t}, ${id("team", "n")}, 'Team ' || n, 'team ' || n from generate_series(0, 199) n`,
    `insert into team_members (tenant_id, team_id, member_id)
     select ${t}, ${id("team", "n % 200")}, ${id("member", "n")} ${each}
     union all select ${t}, ${id("team", "0")}, ${id("member", "n")} ${each} where n % 10 = 3`,
    `insert into member_managers (tenant_id, member_id, manager_id)
     select ${t}, ${id("member", "n")}, ${id("member", "1 + n / 10")} ${each} where n > 11 and n % 25 > 0`,
    "vacuum analyze",
  ];
}
