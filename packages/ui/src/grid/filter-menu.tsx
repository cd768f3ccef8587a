import type { ReactNode } from "react";
import { ListFilter } from "../icons.tsx";
import { onIntent } from "../on-intent.ts";
import { Popover } from "../popover.tsx";
import type { FilterSection } from "./filter-sections.tsx";

const { Panel: Sections, near } = onIntent(async () => (await import("./filter-sections.tsx")).FilterSections);

type Props = {
  label: string;
  sections: FilterSection[];
  labels: { find: string; none: string };
  onChange: (key: string, values: string[]) => void;
  onOpen?: () => void;
  children?: ReactNode;
};

/** 'Filter', and behind it all that a list can be narrowed by. */
export const FilterMenu = ({ label, sections, labels, onChange, onOpen }: Props) => (
  <Popover
    label={label}
    named
    buttonClass="inline-flex h-9 shrink-0 items-center gap-2 rounded-sm bg-surface px-3 text-sm font-semibold rim-edge hover:bg-sunken data-open:bg-sunken max-sm:h-11"
    button={
      <>
        <ListFilter className="size-4.5" aria-hidden="true" />
        {label}
      </>
    }
    panelClass="[--anchor-max-height:min(36rem,70dvh)] w-76 rounded-md px-4 py-3"
    {...near}
    onOpen={onOpen}
  >
    {() => <Sections sections={sections} labels={labels} onChange={onChange} />}
  </Popover>
);
