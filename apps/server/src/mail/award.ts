import { plainText, type RichText } from "@plaudit/api/rich-words.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { escaped, layOut, type MailTenant, paletteOf, paragraph, sansFont, serif, strong } from "./layout.ts";
import { paragraphs } from "./message.ts";
import { choiceOf, wordsIn } from "./words.ts";

interface AwardMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  recipient: { firstName: string };
  /** Null where it was won. */
  sender: PersonSummary | null;
  award: string;
  message: RichText;
  /** Points that reached this recipient; 0 where points are off. */
  amount: number;
  link: string;
}

/** The badge and the award's name on the deep ground, as on the award's page; it stays dark in the dark. */
function bandOf(award: string, kicker: string, brandColor: string): string {
  const color = paletteOf(brandColor, "light");
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${color("deep")};border-radius:20px 20px 0 0"><tr><td align="center" class="pad" style="padding:36px 40px 32px">
<img src="cid:picture" width="128" height="128" alt="" style="display:block;width:128px;height:128px;object-fit:contain;border:0">
<p style="margin:18px 0 0;${sansFont};font-size:13px;font-weight:600;line-height:18px;color:${color("spark")}">${escaped(kicker)}</p>
<p dir="auto" style="margin:2px 0 0;${serif};font-size:28px;line-height:35px;font-weight:500;color:${color("on-deep")}">${escaped(award)}</p></td></tr></table>`;
}

/** An award, whole: what it is, who gives it, and their words. */
export function renderAwardMail({ language, tenant, sender, award, message, amount, link, ...mail }: AwardMail) {
  const texts = wordsIn(language, tenant.pointTerms);
  const { t, format } = texts;
  const { brandColor } = tenant;
  const recipient = mail.recipient.firstName;
  const whyLink = choiceOf(texts, tenant);
  const title = sender
    ? t(($) => $.award.received, { name: sender.name, recipient })
    : t(($) => $.award.won, { recipient });
  const subject = sender
    ? t(($) => $.award.receivedSubject, { name: sender.name, award })
    : t(($) => $.award.wonSubject, { award });
  const points = amount > 0 ? t(($) => $.recognized.points, { count: amount, n: format.number(amount) }) : "";
  const why = t(($) => $.award.why, { tenant: tenant.name });
  const words = plainText(message);
  return {
    subject,
    text: [title, award, words, points, link, `${why} ${whyLink.url}`].filter(Boolean).join("\n\n"),
    html: layOut({
      ...{ language, tenant, title, why, whyLink },
      preview: `${award}: ${words}`.slice(0, 140),
      band: bandOf(
        award,
        t(($) => $.award.kicker),
        brandColor,
      ),
      body: [
        sender?.jobTitle ? paragraph(sender.jobTitle, brandColor) : "",
        paragraphs(message, paletteOf(brandColor, "light")("ink")),
        points ? `<div style="margin-top:24px">${strong(points, brandColor)}</div>` : "",
      ].join(""),
      action: { label: t(($) => $.award.open), url: link },
    }),
  };
}
