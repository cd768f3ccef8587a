interface ManyRewards {
  tenantId: string;
  providerId: string;
  count: number;
}
/** An id by number, like those of random rows. */
const idOf = (what: string, n: string) =>
  `overlay(overlay(md5('${what}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Statements, for the owner of the schema, that fill a provider with brands, each in a few countries and at three values. */
export const manyRewards = ({ tenantId, providerId, count }: ManyRewards): string[] => [
  `insert into rewards (tenant_id, id, provider_id, name, name_key, description, category, art, currency, least_points, most_points,
      tax, countries, audience, limit_period, approval, fulfilment, asks, instructions, offered_at, created_at)
    select '${tenantId}', ${idOf("reward", "n")}, '${providerId}', 'Brand ' || n, 'brand ' || n, repeat('A voucher. ', 8),
      (array['time', 'table', 'things', 'tickets', 'cards', 'giving'])[1 + n % 6], 'books', 'EUR', 10 + n % 900, 400 + n % 900, 'none',
      case n % 3 when 0 then '{}' when 1 then '{PT,DE,FR}' else '{US,GB}' end::text[],
      '{"everyone":true,"memberIds":[],"teamIds":[],"roles":[]}', 'ever', 'none', 'hand', 'nothing', '',
      now(), timestamptz '2026-01-01' + n * interval '1 min'
    from generate_series(1, ${count}) n`,
  `insert into reward_variants (tenant_id, reward_id, id, place, name, points, face_value, fee)
    select '${tenantId}', ${idOf("reward", "n")}, gen_random_uuid(), v, '€' || 10 * v, 10 + n % 900 + 195 * v, 1000 * v, 40
    from generate_series(1, ${count}) n, generate_series(0, 2) v`,
];

interface ManyRedemptions extends ManyRewards {
  /** Who redeemed, each as often as any other. */
  members: number;
  redemptions: number;
}
const eachMonth = (text: (month: number) => string) => Array.from({ length: 12 }, (_, n) => text(n + 1)).join(", ");
/** Their number, points and value in a month of the year. */
const inMonth = (n: number) => {
  const those = `filter (where right(month, 2) = '${String(n).padStart(2, "0")}')`;
  return `count(*) ${those}, coalesce(sum(points) ${those}, 0), coalesce(sum(face_value) ${those}, 0)`;
};

/** The same for redemptions over two years, with the totals that are kept of them. */
export const manyRedemptions = ({ tenantId, providerId, count, members, redemptions }: ManyRedemptions): string[] => [
  `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, email, country, status)
    select '${tenantId}', ${idOf("redeemer", "n")}, 'One', 'Of many ' || n, 'one of many ' || n, 'm' || n || '@example.test',
      (array['PT', 'DE', 'FR', 'NL'])[1 + n % 4], 'joined' from generate_series(0, ${members - 1}) n`,
  `insert into redemptions (tenant_id, id, member_id, provider_id, reward_id, variant_id, reward_name, variant_name, points, face_value, fee,
      currency, tax, approval, fulfilment, country, month, stocked, status, waits_for, transaction_id, note, closed_at, created_at)
    select '${tenantId}', gen_random_uuid(), ${idOf("redeemer", `n % ${members}`)}, '${providerId}', ${idOf("reward", `1 + n % ${count}`)}, gen_random_uuid(),
      'Brand ' || 1 + n % ${count}, '€10', 200, 1000, 40, 'EUR', 'none', 'none', 'hand', (array['PT', 'DE', 'FR', 'NL'])[1 + n / ${count} % 4],
      to_char(t.at, 'YYYY-MM'), false, case n / ${count} % 20 when 0 then 'failed' when 1 then 'cancelled' else 'fulfilled' end, null,
      gen_random_uuid(), '', t.at + interval '2 days', t.at
    from generate_series(1, ${redemptions}) n,
      lateral (select now() - interval '730 days' + n * (interval '730 days' / ${redemptions + 1}) as at) t`,
  `insert into reward_years (tenant_id, status, year, reward_id, currency, provider_id, ${eachMonth((n) => `redemptions_${n}, points_${n}, value_${n}`)})
    select tenant_id, status, left(month, 4)::int, reward_id, currency, provider_id, ${eachMonth(inMonth)} from redemptions
    where tenant_id = '${tenantId}' group by 1, 2, 3, 4, 5, 6`,
  `insert into reward_standings (tenant_id, country, status, year, reward_id, currency, provider_id, ${eachMonth((n) => `redemptions_${n}, points_${n}, value_${n}`)})
    select tenant_id, coalesce(country, ''), status, left(month, 4)::int, reward_id, currency, provider_id, ${eachMonth(inMonth)} from redemptions
    where tenant_id = '${tenantId}' group by 1, 2, 3, 4, 5, 6, 7`,
  `insert into reward_totals (tenant_id, month, country, status, provider_id, currency, part, redemptions, points, value)
    select tenant_id, month, coalesce(country, ''), status, provider_id, currency, ascii(right(id::text, 1)) % 8, count(*), sum(points), sum(face_value) from redemptions
    where tenant_id = '${tenantId}' group by 1, 2, 3, 4, 5, 6, 7`,
];
