import { each, idOf, type Tenants } from "./many.ts";
import { memberOf, teamOf } from "./many-members.ts";

export interface ManyRecognitions {
  /** As many as `manyMembers` has made. */
  members: number;
  /** From the newest, which is 1, back to the last, over two years, or with the interval `apart` between them. */
  first?: number;
  last: number;
  apart?: string;
}

/** Statements, for the owner of the schema, that make values and qualities for tenants that have none. */
export const manyValues = (tenants: Tenants): string[] => [
  `insert into recognition_values (tenant_id, id, name, name_key, position)
   select t.id, ${idOf("value", "n")}, 'Value ' || n, 'value ' || n, n ${each(tenants, "0, 3")}`,
  `insert into recognition_qualities (tenant_id, id, value_id, name, name_key, color, motif, position)
   select t.id, ${idOf("quality", "n")}, ${idOf("value", "n % 4")}, 'Quality ' || n, 'quality ' || n, n * 20, 'leaf', n
   ${each(tenants, "0, 11")}`,
];

/** Older ones have smaller ids. */
const id = (kind: string) => idOf(kind, "4294967296 - n");
const oneOf = ({ members, last, apart }: ManyRecognitions) => ({
  at: `date_trunc('milliseconds', now() - n * interval '${apart ?? `${(730 * 86_400) / last} s`}')`,
  sender: memberOf(`1 + n % ${members}`),
  recipient: memberOf(`1 + (n * 7 + 3) % ${members}`),
});

/** Statements that fill tenants of many members with recognitions by the million and with all that hangs on them. */
export function manyRecognitions(tenants: Tenants, many: ManyRecognitions): string[] {
  const { members, first = 1, last } = many;
  const all = each(tenants, `${last}, ${first}, -1`);
  const { at, sender, recipient } = oneOf(many);
  const team = teamOf(`(1 + (n * 7 + 3) % ${members}) % least(${members}, 200)`);
  const text = "'Thank you for number ' || n";
  return [
    `insert into recognitions
       (tenant_id, id, sender_id, message, message_text, amount, tenant_wide, recipient_count, published_at, updated_at)
     select t.id, ${id("recognition")}, ${sender}, jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
         jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', ${text}))))),
       ${text}, 10, n % 5 > 0, 1, ${at}, ${at} ${all}`,
    `insert into recognition_targets (tenant_id, recognition_id, position, member_id)
     select t.id, ${id("recognition")}, 0, ${recipient} ${all}`,
    `insert into recognition_recipients (tenant_id, recognition_id, member_id, amount, published_at)
     select t.id, ${id("recognition")}, ${recipient}, 10, ${at} ${all}`,
    `insert into recognition_quality_links (tenant_id, recognition_id, quality_id, position)
     select t.id, ${id("recognition")}, ${idOf("quality", "n % 12")}, 0 ${all}`,
    `insert into timeline_items (tenant_id, id, type, entity_id, published_at, tenant_wide)
     select t.id, ${id("item")}, 'recognition', ${id("recognition")}, ${at}, n % 5 > 0 ${all}`,
    `insert into timeline_item_teams (tenant_id, team_id, published_at, item_id, tenant_wide)
     select t.id, ${team}, ${at}, ${id("item")}, n % 5 > 0 ${all}`,
    `insert into timeline_viewers (tenant_id, member_id, published_at, item_id)
     select t.id, v, ${at}, ${id("item")} from tenants t cross join generate_series(${last}, ${first}, -1) n
     cross join lateral (values (${sender}), (${recipient})) x(v) where ${tenants.where} and n % 5 = 0 on conflict do nothing`,
    `insert into engagement_reactions (tenant_id, subject_type, subject_id, member_id, type)
     select t.id, 'recognition', ${id("recognition")}, ${memberOf(`1 + (n + k * 13) % ${members}`)},
       (array['heart', 'clap'])[k] from tenants t cross join generate_series(${last}, ${first}, -1) n
     cross join generate_series(1, 2) k where ${tenants.where}`,
    `insert into engagement_comments (tenant_id, id, thread_type, thread_id, member_id, body, body_text)
     select t.id, ${id("comment")}, 'recognition', ${id("recognition")}, ${memberOf(`1 + (n + 5) % ${members}`)},
       '{"type":"doc","content":[]}', 'Indeed' ${all}`,
  ];
}

/** Statements that write the ledger of these recognitions, without its balances: past its checks, for what reads beside it. */
export function manyEntries(tenants: Tenants, many: ManyRecognitions): string[] {
  const { members, first = 1, last } = many;
  const all = each(tenants, `${last}, ${first}, -1`);
  const { at, sender, recipient } = oneOf(many);
  const account = (owner: string, type: string) => `md5(${owner}::text || '/${type}/')::uuid`;
  return [
    `insert into points_transactions (tenant_id, id, type, reference_type, reference_id, actor_id, created_at)
     select t.id, ${id("transaction")}, 'recognition', 'recognition', ${id("recognition")}, ${sender}, ${at} ${all}`,
    `insert into points_sent (tenant_id, sender_id, recipient_id, transaction_id, amount, asked, sent_at, endorsement)
     select t.id, ${sender}, ${recipient}, ${id("transaction")}, 10, 10, ${at}, false ${all}`,
    `insert into points_accounts (tenant_id, id, type, owner_id)
     select t.id, ${account(memberOf("n"), "redeemable")}, 'redeemable', ${memberOf("n")} ${each(tenants, `1, ${members}`)}
     on conflict do nothing`,
    ...(["allocation", "redeemable"] as const).map(
      (
        type,
      ) => `insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
       select t.id, ${type === "allocation" ? account(sender, type) : account(recipient, type)}, n, ${id("transaction")}, 'recognition',
         ${type === "allocation" ? -10 : 10}, 10, ${at} ${all}`,
    ),
  ];
}
