import { useState } from "react";
import { Reaction } from "../art/reaction.tsx";
import type { Format } from "../format.ts";
import { Tabs } from "../tabs.tsx";
import { PeopleList } from "./people-list.tsx";
import type { Person, ReactionType } from "./types.ts";

type Props = {
  reactions: { type: ReactionType; member: Person }[];
  label: string;
  names: Record<ReactionType, string>;
  format: Format;
};

/** Who reacted, by kind. */
export function Reacted({ reactions, label, names, format }: Props) {
  const kinds = [...Map.groupBy(reactions, (r) => r.type)].toSorted((a, b) => b[1].length - a[1].length);
  const [chosen, setChosen] = useState<ReactionType | null>(null);
  const [kind, people] = kinds.find(([k]) => k === chosen) ?? kinds[0] ?? [];
  if (!kind || !people) return null;
  return (
    <Tabs
      label={label}
      value={kind}
      onChange={setChosen}
      tabs={kinds.map(([type, list]) => ({
        value: type,
        name: `${names[type]}, ${format.number(list.length)}`,
        label: (
          <>
            <Reaction kind={type} className="size-5.5" />
            {format.number(list.length)}
          </>
        ),
      }))}
    >
      <PeopleList people={people.map(({ member }) => ({ person: member }))} className="max-h-80 overflow-y-auto" />
    </Tabs>
  );
}
