import {
  type Article,
  type ArticleBlock,
  type ArticleInline,
  articleText,
  isSafeLink,
} from "@plaudit/api/article-words.ts";
import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { escaped, layOut, type MailTenant, paletteOf, paragraph, sansFont, serif } from "./layout.ts";
import { choiceOf, wordsIn } from "./words.ts";

interface AnnouncementMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  title: string;
  body: Article;
  from: string;
  confirm: boolean;
  files: number;
  link: string;
  reminder?: true;
}

/** The HTML of a text: every letter of it is escaped, and a link is one that may be followed. */
function bodyOf({ content }: Article, brandColor: string): string {
  const color = paletteOf(brandColor, "light");
  const inline = (node: ArticleInline): string => {
    if (node.type === "hardBreak") return "<br>";
    return (node.marks ?? []).reduce((html, mark) => {
      if (mark.type === "bold") return `<b>${html}</b>`;
      const { href } = mark.attrs;
      return isSafeLink(href)
        ? `<a class="link" href="${escaped(href)}" style="color:${color("brand-text")}">${html}</a>`
        : html;
    }, escaped(node.text));
  };
  const line = (nodes: ArticleInline[] = []) => nodes.map(inline).join("");
  const look = `${sansFont};font-size:16px;line-height:25px;color:${color("ink")}`;
  const block = (one: ArticleBlock): string => {
    if (one.type === "paragraph")
      return `<p dir="auto" class="ink" style="margin:16px 0 0;${look}">${line(one.content)}</p>`;
    if (one.type === "heading")
      return `<h2 dir="auto" class="ink" style="margin:26px 0 0;${serif};font-size:20px;line-height:27px;font-weight:500;color:${color("ink")}">${line(one.content)}</h2>`;
    const tag = one.type === "bulletList" ? "ul" : "ol";
    const items = one.content.map(
      (item) =>
        `<li dir="auto" style="margin:6px 0 0">${item.content.map((each) => line(each.content)).join("<br>")}</li>`,
    );
    return `<${tag} class="ink" style="margin:10px 0 0;padding-inline-start:24px;${look}">${items.join("")}</${tag}>`;
  };
  return content.map(block).join("");
}

/** An announcement, whole. */
export function renderAnnouncementMail(mail: AnnouncementMail) {
  const { language, tenant, title, body, from, link, files } = mail;
  const words = wordsIn(language, tenant.pointTerms);
  const { t, format } = words;
  const whyLink = choiceOf(words, tenant);
  const plain = articleText(body);
  const by = mail.reminder
    ? t(($) => $.announcement.reminds, { name: from })
    : t(($) => $.announcement.from, { name: from });
  const enclosed = files > 0 ? t(($) => $.announcement.files, { count: files, n: format.number(files) }) : "";
  const action = mail.confirm ? t(($) => $.announcement.confirm) : t(($) => $.announcement.read);
  const why = t(($) => $.announcement.why, { tenant: tenant.name });
  const { brandColor } = tenant;
  return {
    subject: mail.reminder ? t(($) => $.announcement.reminder, { title }) : title,
    by,
    files: enclosed,
    action,
    why,
    text: [title, by, plain, enclosed, `${action}: ${link}`, `${why} ${whyLink.url}`].filter(Boolean).join("\n\n"),
    html: layOut({
      ...{ language, tenant, title, why, whyLink },
      preview: plain.replace(/\s+/g, " ").slice(0, 140),
      body: [paragraph(by, brandColor), bodyOf(body, brandColor), enclosed ? paragraph(enclosed, brandColor) : ""].join(
        "",
      ),
      action: { label: action, url: link },
    }),
  };
}
