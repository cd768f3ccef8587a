import { honestValue } from "@plaudit/api/reward-value.ts";
import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { escaped, layOut, type MailTenant, paletteOf, paragraph, sansFont } from "./layout.ts";
import { choiceOf, wordsIn } from "./words.ts";

interface ReceiptMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms; timezone: string };
  redemption: {
    id: string;
    reward: string;
    provider: string;
    points: number;
    /** Hundredths of the currency. */
    faceValue: number;
    fee: number;
    currency: string;
    tax: "none" | "company" | "member";
    createdAt: Date;
  };
  /** Of one point, in that currency; null where nobody has said. */
  worth: string | null;
  link: string;
  /** Whom somebody who has left writes to, in place of following the link. */
  helper: { name: string; address: string } | null;
}
interface Line {
  label: string;
  value: string;
  strong?: boolean;
}

/** What was paid with points and what it is worth, as a sum, then who bears the tax. */
function linesOf({ language, tenant, redemption, worth }: ReceiptMail): Line[] {
  const { t, format } = wordsIn(language, tenant.pointTerms);
  const { points, faceValue, fee, currency, tax } = redemption;
  const money = (hundredths: number) => format.number(hundredths / 100, { style: "currency", currency });
  const { paid, markup } = honestValue(redemption, worth);
  const rate = worth && format.number(Number(worth), { style: "currency", currency, maximumFractionDigits: 4 });
  const count = { count: points, n: format.number(points) };
  const total =
    paid === null
      ? { label: t(($) => $.receipt.paid), value: t(($) => $.receipt.points, count) }
      : { label: t(($) => $.receipt.atRate, { ...count, rate }), value: money(paid) };
  return [
    { label: t(($) => $.receipt.faceValue), value: money(faceValue) },
    { label: t(($) => $.receipt.fee), value: money(fee) },
    ...(markup > 0 ? [{ label: t(($) => $.receipt.markup), value: money(markup) }] : []),
    ...(markup < 0 ? [{ label: t(($) => $.receipt.added, { tenant: tenant.name }), value: money(markup) }] : []),
    { ...total, strong: true },
    {
      label: t(($) => $.receipt.tax),
      value: t(($) => $.receipt.taxes[tax], { tenant: tenant.name, value: money(faceValue) }),
    },
    { label: t(($) => $.receipt.number), value: redemption.id },
  ];
}

function tableOf(lines: readonly Line[], language: Language, brandColor: string): string {
  const color = paletteOf(brandColor, "light");
  const end = language === "ar" ? "left" : "right";
  const cell = (text: string, { strong }: Line, look: string) =>
    `<td class="rule ${strong ? "ink" : "ink2"}" style="padding:9px 0;border-top:1px solid ${color("line")};vertical-align:top;${look};${sansFont};font-size:15px;line-height:22px;${strong ? "font-weight:600;" : ""}color:${color(strong ? "ink" : "ink-2")}">${escaped(text)}</td>`;
  const rows = lines.map(
    (line) =>
      `<tr>${cell(line.label, line, "padding-inline-end:16px")}${cell(line.value, line, `text-align:${end}`)}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:22px">${rows.join("")}</table>`;
}

/** The receipt of what somebody redeemed. */
export function renderReceiptMail(mail: ReceiptMail) {
  const { language, tenant, redemption, helper } = mail;
  const words = wordsIn(language, tenant.pointTerms);
  const { t, format } = words;
  const whyLink = choiceOf(words, tenant);
  const { reward, provider, createdAt } = redemption;
  const title = t(($) => $.receipt.title, { reward });
  const date = format.date(createdAt, { dateStyle: "long", timeZone: tenant.timezone });
  const intro = t(($) => $.receipt.intro, { date, provider });
  const why = helper
    ? t(($) => $.leaver.news.why, { tenant: tenant.name })
    : t(($) => $.notified.why, { tenant: tenant.name });
  const action = helper
    ? { label: t(($) => $.leaver.write, { name: helper.name }), url: `mailto:${helper.address}` }
    : { label: t(($) => $.receipt.open), url: mail.link };
  const lines = linesOf(mail);
  return {
    subject: t(($) => $.receipt.subject, { reward }),
    text: [
      title,
      intro,
      lines.map(({ label, value }) => `${label}: ${value}`).join("\n"),
      action.url,
      helper ? why : `${why} ${whyLink.url}`,
    ].join("\n\n"),
    html: layOut({
      ...{ language, tenant, title, why, ...(!helper && { whyLink }) },
      preview: intro,
      darkRules: `.rule{border-color:${paletteOf(tenant.brandColor, "dark")("line")}!important}`,
      body: paragraph(intro, tenant.brandColor) + tableOf(lines, language, tenant.brandColor),
      action,
    }),
  };
}
