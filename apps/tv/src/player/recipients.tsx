import { direction } from "@plaudit/i18n";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { TvPeople } from "@plaudit/ui/tv/tv-people.tsx";
import { useEffect, useMemo, useState } from "react";
import type { Recognition } from "./content.ts";
import { turnsOf } from "./playlist.ts";

const ROTATE_MS = 20_000;
/** Of a crowd, the rest is a number. */
const TURNS_MOST = 10;
/** Characters that fit beside two avatars; longer names and more people use first names. */
const TWO_LINES = 44;

export function Recipients({ sendTo, moving }: { sendTo: Recognition["sendTo"]; moving: boolean }) {
  const { t } = useTranslation("tv");
  const format = useFormat();
  const [turn, setTurn] = useState(0);
  const turns = useMemo(
    () =>
      turnsOf(sendTo)
        .slice(0, TURNS_MOST)
        .map((people) => {
          const others = sendTo.length - people.length;
          const [to] = people;
          const team = people.length === 1 && to?.type === "team" ? to : null;
          const members = team?.displayData.activeMemberCount ?? 0;
          const full = format.list(people.map(({ displayData }) => displayData.name));
          const first = format.list(people.map(({ displayData: { name, firstName } }) => firstName ?? name));
          return {
            people,
            // A list has the direction of the screen, whatever its first name is written in.
            names: (
              <bdi dir={people.length > 1 ? direction(format.language) : "auto"}>
                {people.length > 2 || (people.length === 2 && full.length > TWO_LINES) ? first : full}
              </bdi>
            ),
            note: team
              ? t(($) => $.team, { count: members, n: format.number(members) })
              : people.length === 1 && to?.displayData.jobTitle,
            others:
              others > 0
                ? {
                    figure: format.number(others, { signDisplay: "always" }),
                    label: t(($) => $.more, { count: others, n: format.number(others) }),
                  }
                : null,
          };
        }),
    [sendTo, t, format],
  );
  const many = turns.length > 1;
  useEffect(() => {
    if (!moving || !many) return;
    const timer = setInterval(() => setTurn((now) => now + 1), ROTATE_MS);
    return () => clearInterval(timer);
  }, [moving, many]);
  return <TvPeople turns={turns} at={turn % Math.max(1, turns.length)} />;
}
