import { direction, type Language } from "@plaudit/i18n/index.ts";
import { hex, type Lch, type Mode, theme } from "@plaudit/ui/theme/color.ts";

export interface MailTenant {
  name: string;
  url: string;
  brandColor: string;
}
interface Frame {
  language: Language;
  tenant: MailTenant;
  title: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  /** Rules for the dark, besides the frame's own. */
  darkRules?: string;
  /** Drawn above the text. */
  band?: string;
  body: string;
  action: { label: string; url: string };
  /** Why this came. */
  why: string;
  /** Where it is chosen. */
  whyLink?: { label: string; url: string };
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[c] ?? c);

const sans = "font-family:'Figtree Variable','Segoe UI',Helvetica,Tahoma,Arial,sans-serif";
export const serif = "font-family:'Fraunces Variable','Noto Naskh Arabic',Georgia,'Times New Roman',serif";
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

export function paletteOf(brandColor: string, mode: Mode): (token: string) => string {
  const { tokens } = theme(brandColor, mode);
  return (token) => hex(tokens[token] as Lch);
}

/** Tables and inline styles for the oldest reader; one media query for the dark. Colors come from the theme's engine, as hex. */
export function layOut(frame: Frame): string {
  const { tenant, language, action } = frame;
  const light = paletteOf(tenant.brandColor, "light");
  const dark = paletteOf(tenant.brandColor, "dark");
  const start = direction(language) === "rtl" ? "right" : "left";
  const darkRules = `.bg{background:${dark("canvas")}!important}.card{background:${dark("surface")}!important}.ink{color:${dark("ink")}!important}.ink2{color:${dark("ink-2")}!important}.btn{background:${dark("brand")}!important;color:${dark("on-brand")}!important}.link{color:${dark("brand-text")}!important}${frame.darkRules ?? ""}`;
  const link = (to: Frame["whyLink"]) =>
    to
      ? ` <a class="link" href="${escaped(to.url)}" style="color:${light("brand-text")}">${escaped(to.label)}</a>`
      : "";
  const style = `body{margin:0}@media (prefers-color-scheme:dark){${darkRules}}@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.big{font-size:20px!important;line-height:30px!important}.wide{display:none!important}}`;
  return `<!doctype html><html lang="${language}" dir="${direction(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(frame.title)}</title><style>${style}</style></head>
<body class="bg" style="background:${light("canvas")};text-align:${start}"><div role="main" lang="${language}" dir="${direction(language)}" style="word-break:break-word"><div style="display:none">${escaped(frame.preview)}</div>
<table ${table} width="100%" class="bg" style="background:${light("canvas")}"><tr><td align="center" style="padding:32px 12px 40px">
<table ${table} dir="${direction(language)}" width="100%" style="max-width:600px"><tr><td class="ink" style="padding:0 8px 20px;${sans};font-size:18px;font-weight:700;color:${light("ink")}"><span class="link" style="color:${light("mark")}">&#9670;</span>&nbsp; ${escaped(tenant.name)}</td></tr>
<tr><td class="card" style="background:${light("surface")};border-radius:20px;overflow:hidden">${frame.band ?? ""}
<table ${table} width="100%"><tr><td class="pad" style="padding:32px 40px 36px">
<h1 class="ink" style="margin:0;${serif};font-size:30px;line-height:37px;font-weight:500;color:${light("ink")}">${escaped(frame.title)}</h1>
${frame.body}
<table ${table} style="margin-top:26px"><tr><td class="btn" style="background:${light("brand")};border-radius:12px"><a class="btn" href="${escaped(action.url)}" style="display:inline-block;padding:14px 24px;${sans};font-size:16px;font-weight:600;line-height:20px;color:${light("on-brand")};text-decoration:none;border-radius:12px">${escaped(action.label)}</a></td></tr></table>
</td></tr></table></td></tr>
<tr><td class="ink2" style="padding:24px 8px 0;${sans};font-size:13px;line-height:20px;color:${light("ink-2")}">${escaped(frame.why)}${link(frame.whyLink)}<br><a class="link" href="${escaped(tenant.url)}" style="color:${light("brand-text")}">${escaped(new URL(tenant.url).host)}</a></td></tr></table></td></tr></table></div></body></html>`;
}

export const paragraph = (text: string, brandColor: string): string =>
  `<p class="ink2" style="margin:16px 0 0;${sans};font-size:16px;line-height:24px;color:${paletteOf(brandColor, "light")("ink-2")}">${escaped(text)}</p>`;
export const strong = (text: string, brandColor: string): string =>
  `<p class="link" style="margin:6px 0 0;${sans};font-size:15px;font-weight:600;line-height:22px;color:${paletteOf(brandColor, "light")("brand-text")}">${escaped(text)}</p>`;
export const sansFont = sans;

interface Letter extends Pick<Frame, "language" | "tenant" | "title" | "action" | "why"> {
  subject: string;
  text: string;
  /** Below the text: how long it holds, or what to do where it was not expected. */
  note: string;
}

/** A mail about one thing to do, in both forms. */
export function letter({ subject, text, note, ...frame }: Letter) {
  const { title, tenant, action, why } = frame;
  const body = paragraph(text, tenant.brandColor) + paragraph(note, tenant.brandColor);
  return {
    subject,
    text: [title, text, action.url, note, why].join("\n\n"),
    html: layOut({ ...frame, preview: text, body }),
  };
}
