import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { escaped, layOut, type MailTenant, paletteOf, sansFont, serif, strong } from "./layout.ts";
import { wordsIn } from "./words.ts";

interface Line {
  text: string;
  quote?: string;
  path?: string;
}
interface DigestMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  recipient: { firstName: string };
  sections: { title: string; lines: Line[] }[];
}

/** One's week: sections of lines, each with the words that were written and the way there. */
export function renderDigestMail({ language, tenant, recipient, sections }: DigestMail) {
  const { t } = wordsIn(language, tenant.pointTerms);
  const ink = paletteOf(tenant.brandColor, "light");
  const line = ({ text, quote, path }: Line) => {
    const words = path
      ? `<a class="ink" href="${escaped(tenant.url + path)}" style="color:${ink("ink")}">${escaped(text)}</a>`
      : escaped(text);
    const said = quote
      ? `<p dir="auto" class="ink" style="margin:4px 0 0;${serif};font-size:17px;line-height:25px;color:${ink("ink")}">${escaped(quote)}</p>`
      : "";
    return `<p class="ink" style="margin:12px 0 0;${sansFont};font-size:15px;line-height:22px;color:${ink("ink")}">${words}</p>${said}`;
  };
  const title = t(($) => $.digest.title, { recipient: recipient.firstName });
  const why = t(($) => $.digest.why, { tenant: tenant.name });
  const settings = `${tenant.url}/settings/notifications`;
  const first = sections[0]?.lines[0]?.text ?? "";
  return {
    subject: t(($) => $.digest.subject, { tenant: tenant.name }),
    text: [
      title,
      ...sections.flatMap((section) => [
        section.title,
        ...section.lines.map(({ text, quote, path }) =>
          [text, quote, path && tenant.url + path].filter(Boolean).join("\n"),
        ),
      ]),
      `${why} ${settings}`,
    ].join("\n\n"),
    html: layOut({
      language,
      tenant,
      title,
      preview: first,
      body: sections
        .map(
          (section) =>
            `<div style="margin-top:28px">${strong(section.title, tenant.brandColor)}${section.lines.map(line).join("")}</div>`,
        )
        .join(""),
      action: { label: t(($) => $.digest.open, { tenant: tenant.name }), url: `${tenant.url}/home` },
      why,
      whyLink: { label: t(($) => $.digest.choose), url: settings },
    }),
  };
}
