import { api } from "@plaudit/api/client.ts";
import { useApps, useQuery } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { matching } from "@plaudit/ui/command/matching.ts";
import type { Command } from "@plaudit/ui/command/types.ts";
import { ArrowRight, House, type Icon, Plus, Settings2, Star, UsersRound } from "@plaudit/ui/icons.tsx";
import { doors, rooms, stands } from "../../lib/menu.ts";

const SHOWN = 6;

/** What this person may enter, here and in the member app, and what they may add. */
export function useScreens(): { screens: Command[]; additions: Command[] } {
  const { t } = useTranslation("admin");
  const common = useTranslation("common").t;
  const { may } = useApps();
  const permitted = <T extends { permission: Parameters<typeof may>[0] }>(list: T[]) =>
    list.filter(({ permission }) => may(permission));
  const doorsOf = (adds: boolean, icon: Icon) =>
    permitted(doors)
      .filter((door) => Boolean(door.adds) === adds)
      .map(({ id, path }) => ({ id: `screen:${path}`, label: t(($) => $.door[id]), to: path, icon }));
  const screens = [
    ...permitted(rooms).map(({ id, group, path }) => ({
      id: `screen:${path}`,
      label: t(($) => $.room[id]),
      hint: t(($) => $.group[group]),
      to: path,
      icon: ArrowRight,
    })),
    ...doorsOf(false, ArrowRight),
    { id: "screen:/home", label: common(($) => $.nav.home), to: "/home", outside: true, icon: House },
    { id: "screen:/settings", label: common(($) => $.nav.settings), to: "/settings", outside: true, icon: Settings2 },
  ];
  return { screens, additions: doorsOf(true, Plus) };
}

/** The values, once somebody types. */
export function useValueCommands(query: string): Command[] {
  const { t } = useTranslation("admin");
  const asks = useApps().may("value:create") && query !== "";
  const { data } = useQuery("GET /recognition/values", asks ? {} : null);
  const all = (data?.results ?? []).map(({ id, name }) => ({
    id: `value:${id}`,
    label: name,
    hint: t(($) => $.room.values),
    to: `/values/${id}/edit`,
    icon: Star,
  }));
  return asks ? matching(all, query).slice(0, SHOWN) : [];
}

/** People, and teams where they can be opened. */
export async function findPlaces(search: string): Promise<Command[]> {
  const users = stands("/manage/users");
  const [people, teams] = await Promise.all([
    api("GET /identity/tenantMembers", { query: { search, suspended: "true", embed: "avatar", pageSize: SHOWN } }),
    stands("/manage/teams") ? api("GET /identity/teams", { query: { search, pageSize: SHOWN } }) : { results: [] },
  ]);
  return [
    ...people.results.map((person) => ({
      id: `person:${person.id}`,
      label: person.name,
      hint: person.jobTitle,
      person,
      ...(users ? { to: `/user/${person.id}` } : { to: `/profile/${person.id}`, outside: true }),
    })),
    ...teams.results.map(({ id, name }) => ({
      id: `team:${id}`,
      label: name,
      to: `/team/${id}`,
      icon: UsersRound,
    })),
  ];
}
