import type { Meta } from "@storybook/react-vite";
import { values } from "../../stories/data.ts";
import { Held } from "../../stories/held.tsx";
import { nothing } from "../../stories/words.ts";
import { Trash2 } from "../icons.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { CardList } from "./card-list.tsx";
import { ColumnChooser } from "./column-chooser.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import { GridSearch } from "./grid-search.tsx";

export default { title: "Grid/Parts" } satisfies Meta;

const rows = (total: number | null) => ({
  total,
  at: (index: number) => values[index],
  onRange: nothing,
  between: async () => [],
});
const cards = (total: number | null) => (
  <CardList label="Values" rows={rows(total)} id={(row) => row.id}>
    {(row) => <p className="px-4 py-6 font-semibold">{row.name}</p>}
  </CardList>
);
const sections = [
  {
    key: "role",
    label: "Role",
    value: ["admin"],
    options: [
      { value: "admin", label: "Admin" },
      { value: "employee", label: "Employee" },
    ],
  },
];
const columns = [
  { key: "name", label: "Name", width: "16rem", cell: () => null, fixed: true },
  { key: "city", label: "City", width: "12rem", cell: () => null },
];

export const Search = () => (
  <Held start="Ana">
    {(value, set) => <GridSearch label="Search people" clear="Clear search" value={value} onChange={set} />}
  </Held>
);
export const Filters = () => (
  <div className="flex gap-2">
    <FilterMenu label="Filter" sections={sections} labels={{ find: "Find", none: "None" }} onChange={nothing} />
    <FilterChip label="Role: Admin" remove="Remove Role: Admin" onRemove={nothing} />
  </div>
);
export const Columns = () => (
  <Held start={["city"]}>
    {(shown, set) => (
      <ColumnChooser
        label="Columns"
        columns={columns}
        isShown={(column) => column.fixed || shown.includes(column.key)}
        onToggle={(key, on) => set(on ? [...shown, key] : shown.filter((one) => one !== key))}
      />
    )}
  </Held>
);
export const Selected = () => (
  <BulkBar
    label="3 selected"
    clear="Clear selection"
    actions={[{ label: "Remove", icon: <Trash2 />, onSelect: nothing }]}
    onClear={nothing}
  />
);
export const Cards = () => cards(values.length);
export const CardsLoading = () => cards(null);
