export interface Many {
  tenantId: string;
  items: number;
  members?: number;
}

/** Statements, for the owner of the schema, that fill an empty tenant with recognitions by the million and all that hangs on them. */
export function manyRecognitions({ tenantId, items, members = 1000 }: Many): string[] {
  const t = `'${tenantId}'::uuid`;
  /** The same for the same number, so that rows find each other without being looked up. */
  const id = (kind: string, n: string) =>
    `overlay(overlay(md5('${tenantId}:${kind}:' || (${n})) placing '7' from 13) placing '8' from 17)::uuid`;
  const at = `date_trunc('milliseconds', now() - (${items} - n) * interval '730 days' / ${items})`;
  const each = `from generate_series(1, ${items}) n`;
  const sender = id("member", `1 + n % ${members}`);
  const recipient = id("member", `1 + (n * 7 + 3) % ${members}`);
  const text = "'Thank you for number ' || n";
  return [
    `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status, joined_at)
     select ${t}, ${id("member", "n")}, 'First' || n, 'Last' || n, 'first' || n || ' last' || n, 'joined', now() - interval '3 years'
     from generate_series(1, ${members}) n`,
    `insert into teams (tenant_id, id, name, name_key)
     select ${t}, ${id("team", "n")}, 'Team ' || n, 'team ' || n from generate_series(0, 19) n`,
    `insert into team_members (tenant_id, team_id, member_id)
     select ${t}, ${id("team", "n % 20")}, ${id("member", "n")} from generate_series(1, ${members}) n`,
    `insert into member_managers (tenant_id, member_id, manager_id)
     select ${t}, ${id("member", "n")}, ${id("member", "1 + n / 10")} from generate_series(11, ${members}) n`,
    `insert into recognition_values (tenant_id, id, name, name_key, position)
     select ${t}, ${id("value", "n")}, 'Value ' || n, 'value ' || n, n from generate_series(0, 3) n`,
    `insert into recognition_qualities (tenant_id, id, value_id, name, name_key, color, motif, position)
     select ${t}, ${id("quality", "n")}, ${id("value", "n % 4")}, 'Quality ' || n, 'quality ' || n, n * 20, 'leaf', n
     from generate_series(0, 11) n`,
    `insert into recognitions
       (tenant_id, id, sender_id, message, message_text, amount, tenant_wide, recipient_count, published_at, updated_at)
     select ${t}, ${id("recognition", "n")}, ${sender}, jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
         jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', ${text}))))),
       ${text}, 10, n % 5 > 0, 1, ${at}, ${at} ${each}`,
    `insert into recognition_targets (tenant_id, recognition_id, position, member_id)
     select ${t}, ${id("recognition", "n")}, 0, ${recipient} ${each}`,
    `insert into recognition_recipients (tenant_id, recognition_id, member_id, amount, published_at)
     select ${t}, ${id("recognition", "n")}, ${recipient}, 10, ${at} ${each}`,
    `insert into recognition_quality_links (tenant_id, recognition_id, quality_id, position)
     select ${t}, ${id("recognition", "n")}, ${id("quality", "n % 12")}, 0 ${each}`,
    `insert into timeline_items (tenant_id, id, type, entity_id, published_at, tenant_wide)
     select ${t}, ${id("item", "n")}, 'recognition', ${id("recognition", "n")}, ${at}, n % 5 > 0 ${each}`,
    `insert into timeline_item_teams (tenant_id, team_id, published_at, item_id, tenant_wide)
     select ${t}, ${id("team", `(1 + (n * 7 + 3) % ${members}) % 20`)}, ${at}, ${id("item", "n")}, n % 5 > 0 ${each}`,
    `insert into timeline_viewers (tenant_id, member_id, published_at, item_id)
     select ${t}, v, ${at}, ${id("item", "n")} ${each} cross join lateral (values (${sender}), (${recipient})) x(v)
     where n % 5 = 0 on conflict do nothing`,
    `insert into engagement_reactions (tenant_id, subject_type, subject_id, member_id, type)
     select ${t}, 'recognition', ${id("recognition", "n")}, ${id("member", `1 + (n + k * 13) % ${members}`)},
       (array['heart', 'clap'])[k] ${each} cross join generate_series(1, 2) k`,
    `insert into engagement_comments (tenant_id, id, thread_type, thread_id, member_id, body, body_text)
     select ${t}, ${id("comment", "n")}, 'recognition', ${id("recognition", "n")}, ${id("member", `1 + (n + 5) % ${members}`)},
       '{"type":"doc","content":[]}', 'Indeed' ${each}`,
    "analyze",
  ];
}
