import { api } from "@plaudit/api/client.ts";
import { useApps, useQuery } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useScreenTexts } from "@plaudit/i18n/screen-texts.ts";
import { matching } from "@plaudit/ui/command/matching.ts";
import type { Command } from "@plaudit/ui/command/types.ts";
import { House, Plus, Settings2, Star, UsersRound } from "@plaudit/ui/icons.tsx";
import { ArrowRight } from "@plaudit/ui/later-icons.tsx";
import { commandLinks, pathTo } from "../../screens.ts";

const SHOWN = 6;

/** The screens that this person may open, here and in the member app, and what they may add. */
export function useScreens(): { screens: Command[]; additions: Command[] } {
  const { t } = useTranslation("admin");
  const common = useTranslation("common").t;
  const { may, has } = useApps();
  const { menuOf } = useScreenTexts();
  const permitted = commandLinks
    .filter(({ permission, feature }) => (!permission || may(permission)) && (!feature || has(feature)))
    .map(({ id, texts, to, group, command }) => ({
      id: `screen:${to}`,
      label: menuOf(id, texts),
      hint: group && group !== "today" ? t(($) => $.group[group]) : undefined,
      to,
      icon: command === "add" ? Plus : ArrowRight,
      adds: command === "add",
    }));
  const of = (adding: boolean) => permitted.filter(({ adds }) => adds === adding).map(({ adds: _, ...link }) => link);
  const screens = [
    ...of(false),
    { id: "screen:/home", label: common(($) => $.nav.home), to: "/home", outside: true, icon: House },
    { id: "screen:/settings", label: common(($) => $.nav.settings), to: "/settings", outside: true, icon: Settings2 },
  ];
  return { screens, additions: of(true) };
}

/** The values, once somebody types. */
export function useValueCommands(query: string): Command[] {
  const { menuOf } = useScreenTexts();
  const asks = useApps().may("value:create") && query !== "";
  const { data } = useQuery("GET /recognition/values", asks ? {} : null);
  const all = (data?.results ?? []).map(({ id, name }) => ({
    id: `value:${id}`,
    label: name,
    hint: menuOf("values", ["value"]),
    to: pathTo("value-edit", { id }),
    icon: Star,
  }));
  return asks ? matching(all, query).slice(0, SHOWN) : [];
}

/** People and teams. */
export async function findPlaces(search: string): Promise<Command[]> {
  const [people, teams] = await Promise.all([
    api("GET /identity/tenantMembers", { query: { search, suspended: "true", embed: "avatar", pageSize: SHOWN } }),
    api("GET /identity/teams", { query: { search, pageSize: SHOWN } }),
  ]);
  return [
    ...people.results.map((person) => ({
      id: `person:${person.id}`,
      label: person.name,
      hint: person.jobTitle,
      person,
      to: pathTo("member", { id: person.id }),
    })),
    ...teams.results.map(({ id, name }) => ({
      id: `team:${id}`,
      label: name,
      to: pathTo("team", { id }),
      icon: UsersRound,
    })),
  ];
}
