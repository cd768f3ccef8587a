import type { Article } from "@plaudit/api/article-words.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import type { TenantCtx } from "../../../context.ts";
import { peopleByIds } from "../../directory/index.ts";
import { announcementPolicy } from "../policy.ts";
import { announcementSeen } from "../queries.ts";
import { wordingFor } from "../rules/wording-for.ts";
import { mailOf, type RenderAnnouncement } from "./announce.ts";

interface Previewed {
  language: Language;
  title?: string | undefined;
  body?: Article | undefined;
}

/** The mail as it would be sent, in one language; nothing is sent. */
export async function previewMail(ctx: TenantCtx, render: RenderAnnouncement, id: string, given: Previewed) {
  const row = await announcementSeen(ctx, id);
  announcementPolicy.require(ctx, "edit", row);
  const { language } = given;
  const words = wordingFor(row, language);
  const { title = words.title, body = words.body } = given;
  const people = await peopleByIds(ctx, [row.createdBy]);
  const from = people.get(row.createdBy)?.name ?? ctx.tenant.name;
  return { language, ...render({ ...mailOf(ctx, { ...row, title, body, translations: {} }, language), from }) };
}
