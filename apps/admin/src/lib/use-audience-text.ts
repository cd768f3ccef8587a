import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Audience } from "./audience-value.ts";

/** Whom a rule is for, in a few words. */
export function useAudienceText() {
  const { t } = useTranslation("admin");
  const { t: member } = useTranslation("member");
  const { list } = useFormat();
  return ({ everyone, members, teams, roles }: Audience): string => {
    if (everyone) return t(($) => $.audience.everyone);
    const names = [
      ...roles.map((role) => member(($) => $.role[role])),
      ...teams.map(({ name }) => name),
      ...members.map(({ name }) => name),
    ];
    return names.length <= 3
      ? list(names)
      : list([...names.slice(0, 2), t(($) => $.audience.others, { count: names.length - 2 })]);
  };
}
