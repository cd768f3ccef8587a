import type { Celebration } from "@plaudit/api/celebration.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";

type Counted = Pick<Celebration, "type" | "count">;

/** How a celebration is called: in a list, and to everybody. */
export function useCelebrationText() {
  const { t } = useTranslation("calendarEvent");
  const { number } = useFormat();
  const kind = ({ type, count }: Counted): string => t(($) => $.feed.kind[type], { count, n: number(count) });
  const said = (of: Counted & { memberDisplayData: { firstName: string }; words: string | null }): string =>
    of.words ??
    t(($) => $.feed.said[of.type], { count: of.count, n: number(of.count), name: of.memberDisplayData.firstName });
  return { kind, said };
}
