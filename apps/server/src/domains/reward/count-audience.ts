import type { Answer, Args } from "@plaudit/api/client.ts";
import type { TenantCtx } from "../../context.ts";
import { checkAudience, isIn, storedAudience } from "../points/index.ts";
import { providerRow } from "./queries.ts";
import { inCountry } from "./shop-queries.ts";

type Asked = Args<"POST /reward/rewards/audience">["body"];

/** Who is in the audience and lives where both the provider and the reward are offered. */
export async function countOffered(
  ctx: TenantCtx,
  { providerId, audience, countries }: Asked,
): Promise<Answer<"POST /reward/rewards/audience">> {
  const { db } = ctx;
  await checkAudience(ctx, "audience", audience);
  const provider = await providerRow(db, providerId);
  const [row] = await db.query<{ people: number }>({
    name: "reward_audience",
    text: `select count(*)::int as people from tenant_members m
      cross join (select $3::text[] as countries) p cross join (select $4::text[] as countries) r
      where m.tenant_id = $1 and m.status = 'joined' and m.suspended_at is null
        and ${inCountry("p")} and ${inCountry("r")} and ${isIn("$2::jsonb")}`,
    values: [db.tenantId, JSON.stringify(storedAudience(audience)), provider.countries, countries],
  });
  return { people: row?.people ?? 0 };
}
