import { each, idOf, type Tenants } from "./many.ts";

const TEAMS = 200;
export const memberOf = (n: string) => idOf("member", n);
export const teamOf = (n: string) => idOf("team", `(${n}) % ${TEAMS}`);

/** Statements, for the owner of the schema, that fill tenants with people by the hundred thousand: names of many sounds, forty departments, 200 teams. */
export function manyMembers(tenants: Tenants, members: number): string[] {
  const everyone = each(tenants, `1, ${members}`);
  const word = (seed: string) =>
    `initcap((array['ka','lo','mi','re','su','ta','ve','no','zi','da'])[1 + (${seed}) % 10] || (array['ran','lin','mar','sel','tor','vik','nes','bo','ha','gri'])[1 + (${seed}) / 10 % 10] || (array['a','o','is','en','ur','el','i','ot','am','e'])[1 + (${seed}) / 100 % 10])`;
  const first = word("n * 7919 % 1000");
  const last = `${word("n * 4729 % 1000")} || ${word("n * 31 % 1000")}`;
  return [
    `insert into tenant_members (tenant_id, id, user_id, first_name, last_name, name_key, email, job_title, department, country, role, status,
       suspended_at, joined_at, managed)
     select t.id, ${memberOf("n")}, ${idOf("user", "n")}, ${first}, ${last}, lower(${first} || ' ' || ${last}),
       'p' || (n * 7 % ${members}) || '.' || lower(${last}) || '@' || t.slug || '.test', 'Job ' || n % 300, 'Department ' || n % 40,
       (array['NO','DE','NL','FR','IN','JP','ES','PT','US','BR','NG','SA'])[1 + n % 12],
       case when n % 500 = 0 then 'admin' when n % 12 = 0 then 'manager' else 'employee' end,
       case when n % 50 = 0 then 'archived' when n % 20 = 0 then 'invited' when n % 33 = 0 then 'notInvited' else 'joined' end,
       case when n % 200 = 0 then now() end, now() - (n * 17 % 3000) * interval '1 day', n > 11 and n % 25 > 0 ${everyone}`,
    `insert into member_name_parts (tenant_id, part, name_key, member_id)
     select m.tenant_id, part, m.name_key, m.id
     from tenants t join tenant_members m on m.tenant_id = t.id, unnest(string_to_array(m.name_key, ' ')) part
     where ${tenants.where} on conflict do nothing`,
    `insert into teams (tenant_id, id, name, name_key)
     select t.id, ${teamOf("n")}, 'Team ' || n, 'team ' || n ${each(tenants, `0, least(${members}, ${TEAMS}) - 1`)}`,
    `insert into team_members (tenant_id, team_id, member_id)
     select t.id, ${teamOf(`n % least(${members}, ${TEAMS})`)}, ${memberOf("n")} ${everyone}
     union all select t.id, ${teamOf("0")}, ${memberOf("n")} ${everyone} and n % 10 = 3 on conflict do nothing`,
    `insert into member_managers (tenant_id, member_id, manager_id)
     select t.id, ${memberOf("n")}, ${memberOf("1 + n / 10")} ${everyone} and n > 11 and n % 25 > 0`,
  ];
}

/** Statements that make a user of each of these people, as whom nobody can sign in. */
export const manyUsers = ({ where }: Tenants): string[] => [
  `insert into users (id, email) select m.user_id, m.email from tenants t join tenant_members m on m.tenant_id = t.id
   where ${where} and m.email like 'p%' on conflict do nothing`,
  `insert into tenant_memberships (user_id, tenant_id, member_id)
   select m.user_id, m.tenant_id, m.id from tenants t join tenant_members m on m.tenant_id = t.id
   where ${where} and m.email like 'p%' on conflict do nothing`,
];
