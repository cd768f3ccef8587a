import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { AwardType } from "./data.ts";

export const nominationStates = { draft: "plain", open: "ok", ended: "warn", finalized: "plain" } as const;

/** Where nominations stand, in the reader's words. */
export function useNominationText() {
  const { t } = useTranslation("award-admin");
  const { date } = useFormat();
  const day = (instant: string) => date(instant, { dateStyle: "long" });
  return {
    status: ({ nominationStatus }: AwardType) => nominationStatus && t(($) => $.nominations.status[nominationStatus]),
    when({ nominationStatus, nominationStartAt, nominationEndAt }: AwardType): string {
      if (nominationStatus === "draft")
        return nominationStartAt
          ? t(($) => $.nominations.opens, { date: day(nominationStartAt) })
          : t(($) => $.nominations.notOpened);
      if (!nominationEndAt) return "";
      return nominationStatus === "open"
        ? t(($) => $.nominations.closes, { date: day(nominationEndAt) })
        : t(($) => $.nominations.closed, { date: day(nominationEndAt) });
    },
  };
}
