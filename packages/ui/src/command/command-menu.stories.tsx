import type { Meta } from "@storybook/react-vite";
import { people } from "../../stories/data.ts";
import { nothing } from "../../stories/words.ts";
import { House } from "../icons.tsx";
import { CommandMenu } from "./command-menu.tsx";

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
const groups = [
  { id: "pages", label: "Pages", commands: [{ id: "home", label: "Home", to: "/", icon: House }] },
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
