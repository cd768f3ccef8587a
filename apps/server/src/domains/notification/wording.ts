import type { SubjectType } from "@plaudit/api/entities.ts";
import { createFormat } from "@plaudit/i18n/format.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { textsIn } from "../../texts.ts";
import { isOwn, type NotificationParams, type OwnKind, type WordingTenant } from "./kinds.ts";

const DAY_MONTH = { day: "numeric", month: "long" } as const;
/** A language's texts take a while to load, and a page of notifications does not. */
const made = new Map<string, Wording>();
export type Wording = (params: NotificationParams, from: string | null) => string;

/** With numbers and days as they are written. */
function valuesOf(params: OwnKind, language: Language) {
  const { number, date } = createFormat(language, "UTC");
  return {
    ...params,
    ...(typeof params.count === "number" && { n: number(params.count) }),
    ...(typeof params.date === "string" && { date: date(params.date, DAY_MONTH) }),
  };
}

export interface MailWords {
  /** What there is to know besides the sentence. */
  note: string;
  /** The button. */
  action: string;
}
/** What a mail says besides the sentence of a notification, where its domain says more than that. */
export function mailWordsOf(language: Language, tenant: WordingTenant, params: NotificationParams): MailWords | null {
  if (!isOwn(params)) return null;
  const i18n = textsIn(language, tenant.pointTerms);
  const [namespace, kind] = params.kind.split(".");
  const said = (part: keyof MailWords) => {
    const path = `${namespace}:notificationMail.${kind}.${part}`;
    return i18n.exists(path)
      ? (i18n.t as (path: string, values: object) => string)(path, valuesOf(params, language))
      : "";
  };
  const action = said("action");
  return action ? { note: said("note"), action } : null;
}

/** The sentence of a notification, in a language and with the tenant's own word for points. */
export function wordingFor(language: Language, tenant: WordingTenant): Wording {
  const key = JSON.stringify([language, tenant.features.includes("points"), tenant.pointTerms?.[language]]);
  const word = made.get(key) ?? makeWording(language, tenant);
  if (made.size > 500) made.clear();
  made.set(key, word);
  return word;
}

function makeWording(language: Language, tenant: WordingTenant): Wording {
  const i18n = textsIn(language, tenant.pointTerms);
  const t = i18n.getFixedT(language, "notification-server");
  const { number } = createFormat(language, "UTC");
  const anyText = i18n.t as (path: string, values?: object) => string;
  /** "your recognition", "a recognition you received": the domain's own. */
  const subjectText = (on: SubjectType, as: "sent" | "received" | "followed") => anyText(`${on}:subject.${as}`);
  const withPoints = tenant.features.includes("points");
  return (params, from) => {
    const name = from ?? t(($) => $.someone);
    if (isOwn(params)) {
      const [namespace, kind] = params.kind.split(".");
      return anyText(`${namespace}:notification.${kind}`, { name, ...valuesOf(params, language) });
    }
    switch (params.kind) {
      case "recognised":
        return params.amount > 0 && withPoints
          ? t(($) => $.recognizedPoints, { name, n: params.amount, points: number(params.amount) })
          : t(($) => $.recognized, { name });
      case "mentioned":
        return t(($) => $.mentionedIn[params.in], { name });
      case "comment": {
        const subject = subjectText(params.on, params.as);
        return params.as === "followed"
          ? t(($) => $.commentAlso, { name, subject })
          : t(($) => $.comment, { name, subject });
      }
      case "reaction": {
        const { on, as, count } = params;
        const subject = as === "comment" ? t(($) => $.ownComment) : subjectText(on, as);
        return count > 0 ? t(($) => $.reactionMore, { name, subject, count }) : t(($) => $.reaction, { name, subject });
      }
      case "endorsed": {
        const subject = subjectText(params.on, params.as);
        return params.as === "sent"
          ? t(($) => $.endorsed, { name, subject })
          : t(($) => $.endorsedAmount, { name, subject, n: params.amount, points: number(params.amount) });
      }
    }
  };
}
