import type { RichText } from "@plaudit/api/rich-words.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { Quality } from "@plaudit/api/value.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import type { Tenant } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { mailable, peopleByIds } from "../../directory/index.ts";
import { presentQuality } from "../../value/index.ts";
import { type Announced, recognitionPath } from "../audience.ts";
import { qualitiesOf } from "../queries.ts";

export interface RecognizedMail {
  language: Language;
  tenant: Tenant;
  recipient: { firstName: string };
  sender: PersonSummary;
  message: RichText;
  qualities: Quality[];
  /** Points that reached this recipient; 0 where points are off. */
  amount: number;
  /** Where the recognition can be read. */
  link: string;
}
export type RenderRecognized = (mail: RecognizedMail) => { subject: string; text: string; html: string };

/** 'You were recognized', once for each of these, to those who have an address and have not left. */
export async function mailRecognized(
  ctx: WorkerCtx,
  render: RenderRecognized,
  row: Announced,
  shares: ReadonlyMap<string, number>,
): Promise<void> {
  const { tenant } = ctx;
  if (shares.size === 0) return;
  const [addressees, people, qualities] = await Promise.all([
    mailable(ctx, [...shares.keys()]),
    peopleByIds(ctx, [row.sender_id]),
    qualitiesOf(ctx, [row.id]),
  ]);
  const sender = people.get(row.sender_id);
  if (!sender) return;
  const withPoints = tenant.features.includes("points");
  const same = { tenant, sender, message: row.message, qualities: qualities.map(presentQuality) };
  await Promise.all(
    addressees.map(({ id, firstName, language, to }) =>
      ctx.sendMail({
        ...render({
          ...{ ...same, language },
          recipient: { firstName },
          amount: withPoints ? (shares.get(id) ?? 0) : 0,
          link: `${tenant.url}${recognitionPath(row.id)}`,
        }),
        to,
        key: `recognised:${row.id}:${id}`,
      }),
    ),
  );
}
