import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Line } from "./data.ts";

const day = { day: "numeric", month: "long" } as const;

/** What a line says to the member whose statement it is. */
export function useLineWords() {
  const { t } = useTranslation("statement");
  const format = useFormat();
  return (line: Line): string => {
    const { type, amount, actor, recipients, moreRecipients, reverses } = line;
    const name = actor?.name ?? t(($) => $.somebody);
    const names = format.list([...recipients.map((one) => one.name), ...(moreRecipients ? [t(($) => $.others)] : [])]);
    if (type === "recognition") {
      if (amount > 0) return t(($) => $.line.thanked, { name });
      return names === "" ? t(($) => $.line.gave) : t(($) => $.line.youThanked, { names });
    }
    if (type === "endorsement") return amount > 0 ? t(($) => $.line.added, { name }) : t(($) => $.line.youAdded);
    if (type === "award" && actor) return t(($) => $.line.award, { name });
    if (type === "birthday" || type === "anniversary" || type === "welcome" || type === "onboarding")
      return t(($) => $.line[type]);
    if (type === "gift") return t(($) => $.line.gift, { name });
    if (type === "reversal" && reverses) {
      const was = { kind: t(($) => $.kind[reverses.type]), date: format.date(reverses.createdAt, day) };
      return amount > 0 ? t(($) => $.line.cameBack, was) : t(($) => $.line.takenBack, was);
    }
    if (type === "allocation") return t(($) => $.line.allocation);
    if (type === "expire_allocation") return t(($) => $.line.lapsedGive);
    if (type === "expire_redeemable") return t(($) => $.line.lapsedSpend);
    return t(($) => $.kind[type]);
  };
}
