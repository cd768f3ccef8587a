import type { Language } from "@plaudit/i18n/index.ts";
import { textsIn } from "../../../texts.ts";

/** What everybody is called who was erased. */
export const formerColleague = (language: Language): string =>
  textsIn(language).getFixedT(language, "member")(($) => $.formerColleague);
