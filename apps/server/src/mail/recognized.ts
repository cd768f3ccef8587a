import { plainText, type RichText } from "@plaudit/api/rich-words.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { Quality } from "@plaudit/api/value.ts";
import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { hex } from "@plaudit/ui/theme/color.ts";
import { bandOf } from "./band.ts";
import { escaped, layOut, type MailTenant, paletteOf, paragraph, sansFont, strong } from "./layout.ts";
import { paragraphs } from "./message.ts";
import { choiceOf, wordsIn } from "./words.ts";

interface RecognizedMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  recipient: { firstName: string };
  sender: PersonSummary;
  message: RichText;
  qualities: Quality[];
  /** Points that reached this recipient; 0 where points are off. */
  amount: number;
  link: string;
}

const chip = ({ name, color }: Quality, i: number): string =>
  `<span class="q${i}" style="display:inline-block;margin:0 8px 8px 0;background:${hex({ l: 0.95, c: 0.034, h: color })};border-radius:14px;padding:5px 12px;${sansFont};font-size:13px;font-weight:600;line-height:18px;color:${hex({ l: 0.42, c: 0.1, h: color })}">${escaped(name)}</span>`;
const darkChip = ({ color }: Quality, i: number): string =>
  `.q${i}{background:${hex({ l: 0.29, c: 0.042, h: color })}!important;color:${hex({ l: 0.86, c: 0.08, h: color })}!important}`;

/** 'You were recognized': the message first, as everywhere. */
export function renderRecognizedMail(mail: RecognizedMail) {
  const { language, tenant, sender, message, qualities, amount, link } = mail;
  const texts = wordsIn(language, tenant.pointTerms);
  const { t, format } = texts;
  const whyLink = choiceOf(texts, tenant);
  const { brandColor } = tenant;
  const title = t(($) => $.recognized.title, { name: sender.name, recipient: mail.recipient.firstName });
  const points = amount > 0 ? t(($) => $.recognized.points, { count: amount, n: format.number(amount) }) : "";
  const why = t(($) => $.recognized.why, { tenant: tenant.name });
  const words = plainText(message);
  const band = qualities[0] && bandOf(qualities[0]);
  return {
    subject: t(($) => $.recognized.subject, { name: sender.name }),
    text: [title, words, qualities.map((q) => q.name).join(", "), points, link, `${why} ${whyLink.url}`]
      .filter(Boolean)
      .join("\n\n"),
    html: layOut({
      language,
      tenant,
      title,
      preview: words.slice(0, 140),
      darkRules: qualities.map(darkChip).join("") + (band?.darkRules ?? ""),
      band: band?.html ?? "",
      body: [
        sender.jobTitle ? paragraph(sender.jobTitle, brandColor) : "",
        paragraphs(message, paletteOf(brandColor, "light")("ink")),
        `<div style="margin-top:26px">${qualities.map(chip).join("")}</div>`,
        points ? strong(points, brandColor) : "",
      ].join(""),
      action: { label: t(($) => $.recognized.read), url: link },
      why,
      whyLink,
    }),
  };
}
