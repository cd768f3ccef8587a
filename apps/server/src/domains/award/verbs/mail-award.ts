import type { RichText } from "@plaudit/api/rich-words.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import type { Tenant } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { mailable, peopleByIds } from "../../directory/index.ts";
import { storedAt } from "../../media/index.ts";
import { type Announced, awardPath } from "../audience.ts";

interface AwardMail {
  language: Language;
  tenant: Tenant;
  recipient: { firstName: string };
  /** Null where it was won: it comes from all who nominated. */
  sender: PersonSummary | null;
  award: string;
  message: RichText;
  /** Points that reached this recipient; 0 where points are off. */
  amount: number;
  /** Where the award can be read. */
  link: string;
}
export type RenderAward = (mail: AwardMail) => { subject: string; text: string; html: string };

const VARIANT = "award-badge-desktop";

/** The award itself, once for each of these, to those who have an address and have not left. */
export async function mailAward(
  ctx: WorkerCtx,
  render: RenderAward,
  row: Announced,
  shares: ReadonlyMap<string, number>,
): Promise<void> {
  const { db, tenant } = ctx;
  if (shares.size === 0) return;
  const [addressees, people, files] = await Promise.all([
    mailable(ctx, [...shares.keys()]),
    peopleByIds(ctx, [row.sender_id]),
    storedAt(db, "award-badge", VARIANT, row.picture ? [row.picture.id] : []),
  ]);
  const sender = people.get(row.sender_id);
  if (!sender) return;
  const withPoints = tenant.features.includes("points");
  const key = row.picture && files.get(row.picture.id);
  const picture = key ? { key } : { badge: row.badge, brand: tenant.brandColor };
  const same = { tenant, sender: row.nomination ? null : sender, award: row.name, message: row.message };
  await Promise.all(
    addressees.map(({ id, firstName, language, to }) =>
      ctx.sendMail({
        ...render({
          ...{ ...same, language },
          recipient: { firstName },
          amount: withPoints ? (shares.get(id) ?? 0) : 0,
          link: `${tenant.url}${awardPath(row.id)}`,
        }),
        to,
        picture,
        key: `award:${row.id}:${id}`,
      }),
    ),
  );
}
