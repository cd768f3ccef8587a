import { createFormat } from "@plaudit/i18n/format.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { textsIn } from "../../texts.ts";
import { isOwn, type NotificationParams, type WordingTenant } from "./kinds.ts";

/** A language's texts take a while to load, and a page of notifications does not. */
const made = new Map<string, Wording>();
export type Wording = (params: NotificationParams, from: string | null) => string;

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
  const { number } = createFormat(language);
  const withPoints = tenant.features.includes("points");
  return (params, from) => {
    const name = from ?? t(($) => $.someone);
    if (isOwn(params)) {
      const [namespace, kind] = params.kind.split(".");
      return (i18n.t as (path: string, values: object) => string)(`${namespace}:notification.${kind}`, {
        name,
        ...params,
      });
    }
    switch (params.kind) {
      case "recognised":
        return params.amount > 0 && withPoints
          ? t(($) => $.recognisedPoints, { name, n: params.amount, points: number(params.amount) })
          : t(($) => $.recognised, { name });
      case "mentioned":
        return params.in === "comment"
          ? t(($) => $.mentionedComment, { name })
          : t(($) => $.mentionedRecognition, { name });
      case "comment":
        if (params.as === "sent") return t(($) => $.commentSent, { name });
        return params.as === "received" ? t(($) => $.commentReceived, { name }) : t(($) => $.commentFollowed, { name });
      case "reaction": {
        const { as, count } = params;
        if (as === "sent")
          return count > 0 ? t(($) => $.reactionSentMore, { name, count }) : t(($) => $.reactionSent, { name });
        if (as === "received")
          return count > 0 ? t(($) => $.reactionReceivedMore, { name, count }) : t(($) => $.reactionReceived, { name });
        return count > 0 ? t(($) => $.reactionCommentMore, { name, count }) : t(($) => $.reactionComment, { name });
      }
      case "endorsed":
        return params.as === "sent"
          ? t(($) => $.endorsedSent, { name })
          : t(($) => $.endorsedReceived, { name, n: params.amount, points: number(params.amount) });
    }
  };
}
