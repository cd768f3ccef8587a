import type { Meta } from "@storybook/react-vite";
import { useState } from "react";
import { people } from "../../stories/data.ts";
import { nothing } from "../../stories/words.ts";
import { Button } from "../button.tsx";
import { House } from "../icons.tsx";
import { CommandMenu } from "./command-menu.tsx";
import { matching } from "./matching.ts";
import type { CommandGroup } from "./types.ts";

export default { title: "Overlays/Command menu" } satisfies Meta;

const menu = {
  open: true,
  onClose: nothing,
  onQuery: nothing,
  onChoose: nothing,
  labels: {
    title: "Go to",
    hint: "A page or a person",
    close: "Close",
    none: "Nothing by that name",
    loading: "Searching",
    failed: "The search failed",
  },
};
const groups: CommandGroup[] = [
  {
    id: "pages",
    label: "Pages",
    commands: [
      { id: "home", label: "Home", to: "/", icon: House },
      { id: "values", label: "Values", to: "/values", icon: House },
    ],
  },
  {
    id: "people",
    label: "People",
    commands: [
      { id: "maya", label: "Maya Okafor", hint: "Head of operations", to: "/profile/maya", person: people.maya },
    ],
  },
];

export const Found = () => <CommandMenu {...menu} query="ma" groups={groups} state="done" />;
export const Nothing = () => <CommandMenu {...menu} query="xyz" groups={[]} state="done" />;
export const Searching = () => <CommandMenu {...menu} query="ma" groups={[]} state="loading" />;
export const Failed = () => <CommandMenu {...menu} query="ma" groups={[]} state="failed" />;

function Opened() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState("");
  const fitting = groups.map((group) => ({ ...group, commands: matching(group.commands, query) }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <output aria-label="Chosen">{chosen}</output>
      <CommandMenu
        {...menu}
        open={open}
        onClose={() => setOpen(false)}
        query={query}
        onQuery={setQuery}
        groups={fitting.filter(({ commands }) => commands.length > 0)}
        state="done"
        onChoose={({ label }) => {
          setChosen(label);
          setOpen(false);
        }}
      />
    </>
  );
}
export const InUse = () => <Opened />;
