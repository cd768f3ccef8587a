import { useTranslation } from "@plaudit/i18n/react.ts";
import { CommandMenu } from "@plaudit/ui/command/command-menu.tsx";
import { matching } from "@plaudit/ui/command/matching.ts";
import type { CommandGroup, Command as Place } from "@plaudit/ui/command/types.ts";
import { useSearch } from "@plaudit/ui/use-search.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { findPlaces, useScreens, useValueCommands } from "./data.ts";
import { keepRecent, recentCommands } from "./recent.ts";

/** What was opened last; a screen only while it is still open to this person. */
function recentOf(screens: Place[]): Place[] {
  return recentCommands().flatMap((one): Place[] => {
    if (!one.id.startsWith("screen:")) return [one];
    return screens.filter((screen) => screen.id === one.id);
  });
}

/** Goes anywhere in the console: screens, people, teams, values. */
export function Command({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const common = useTranslation("common").t;
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const words = query.trim();
  const { screens, additions } = useScreens();
  const values = useValueCommands(words);
  const found = useSearch(findPlaces, words === "" ? null : words);
  const [recent] = useState(() => recentOf([...screens, ...additions]));
  const isNotRecent = ({ id }: Place) => !recent.some((one) => one.id === id);
  const of = (kind: string) =>
    found.results.flatMap((one) => (one.id.startsWith(kind) ? { ...one, isLate: found.isLate } : []));
  const group = (
    id: "recent" | "screens" | "add" | "people" | "teams" | "values",
    commands: Place[],
  ): CommandGroup[] => (commands.length > 0 ? [{ id, label: t(($) => $.command[id]), commands }] : []);
  const groups =
    words === ""
      ? [
          ...group("recent", recent),
          ...group("screens", screens.filter(isNotRecent)),
          ...group("add", additions.filter(isNotRecent)),
        ]
      : [
          ...group("screens", matching(screens, words)),
          ...group("add", matching(additions, words)),
          ...group("people", of("person:")),
          ...group("teams", of("team:")),
          ...group("values", values),
        ];
  const choose = (place: Place) => {
    keepRecent(place);
    onClose();
    if (place.outside) location.assign(place.to);
    else void navigate(place.to);
  };
  return (
    <CommandMenu
      open={open}
      onClose={onClose}
      labels={{
        title: t(($) => $.command.title),
        hint: t(($) => $.command.hint),
        close: common(($) => $.action.close),
        none: t(($) => $.command.none),
        loading: common(($) => $.action.loading),
        failed: common(($) => $.search.failed),
      }}
      query={query}
      onQuery={setQuery}
      groups={groups}
      state={words === "" ? "done" : found.state === "idle" ? "loading" : found.state}
      onChoose={choose}
    />
  );
}
