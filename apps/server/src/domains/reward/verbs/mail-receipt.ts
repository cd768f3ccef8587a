import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import type { Tenant } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { fullName, languageOf } from "../../directory/index.ts";
import { storedSettings } from "../../points/index.ts";
import { helperOf } from "../people-queries.ts";
import type { RedemptionRow } from "../redemption-queries.ts";

interface ReceiptMail {
  language: Language;
  tenant: Tenant;
  redemption: Pick<RedemptionRow, "id" | "points" | "faceValue" | "fee" | "currency" | "tax" | "createdAt"> & {
    reward: string;
    provider: string;
  };
  worth: string | null;
  link: string;
  /** Whom somebody who has left writes to, in place of following the link. */
  helper: { name: string; address: string } | null;
}
export type RenderReceipt = (mail: ReceiptMail) => { subject: string; text: string; html: string };

/** Who has left may have given an address of their own. */
export async function readerOf({ db, tenant }: WorkerCtx, { memberId, left, email }: RedemptionRow) {
  const [reader] = await db.rows<{
    first_name: string;
    last_name: string;
    email: string | null;
    locale: Language | null;
  }>(sql`
    select m.first_name, m.last_name, ${left ? sql`coalesce(${email}, m.email)` : sql`m.email`} as email, m.locale
    from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = ${memberId} and m.suspended_at is null`);
  if (!reader?.email) return null;
  return {
    language: languageOf(tenant, reader.locale),
    to: { name: fullName(reader.first_name, reader.last_name), address: reader.email },
  };
}

/** What was redeemed, with its value and its tax, as it was then. */
export async function mailReceipt(
  ctx: WorkerCtx,
  render: RenderReceipt,
  row: RedemptionRow,
  { reward, path }: { reward: string; path: string },
): Promise<void> {
  const { db, tenant } = ctx;
  const [reader, { row: settings }] = await Promise.all([readerOf(ctx, row), storedSettings(db)]);
  if (!reader) return;
  const { id, points, faceValue, fee, currency, tax, createdAt, providerName: provider } = row;
  await ctx.sendMail({
    ...render({
      language: reader.language,
      tenant,
      redemption: { id, reward, provider, points, faceValue, fee, currency, tax, createdAt },
      worth: settings.worth.find((one) => one.currency === currency)?.value ?? null,
      link: `${tenant.url}${path}`,
      helper: row.left ? await helperOf(ctx) : null,
    }),
    to: reader.to,
    key: `receipt:${id}`,
  });
}
