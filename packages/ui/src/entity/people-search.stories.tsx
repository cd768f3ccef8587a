import type { Meta } from "@storybook/react-vite";
import { people } from "../../stories/data.ts";
import { Held } from "../../stories/held.tsx";
import { search } from "../../stories/words.ts";
import { Button } from "../button.tsx";
import { fold } from "../fold.ts";
import { Popover } from "../popover.tsx";
import { PeopleSearch } from "./people-search.tsx";

export default { title: "Overlays/People search" } satisfies Meta;

const find = async (query: string) => Object.values(people).filter(({ name }) => fold(name).includes(fold(query)));

export const InPopover = () => (
  <Held start="">
    {(chosen, set) => (
      <>
        <Popover
          label="Search people"
          button="Search people"
          buttonClass="h-11 rounded-md px-4"
          panelClass="w-[22rem] rounded-lg"
        >
          {(close) => (
            <PeopleSearch
              labels={{ ...search, label: "Search people", hint: "A name" }}
              search={find}
              onChoose={({ name }) => set(name)}
              onClose={close}
            />
          )}
        </Popover>
        <Button>Next</Button>
        <output aria-label="Chosen">{chosen}</output>
      </>
    )}
  </Held>
);
