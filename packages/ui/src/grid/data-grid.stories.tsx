import type { Meta } from "@storybook/react-vite";
import { values } from "../../stories/data.ts";
import { Held } from "../../stories/held.tsx";
import { nothing } from "../../stories/words.ts";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { DataGrid } from "./data-grid.tsx";
import { nothing as none } from "./selection.ts";

export default { title: "Grid/Data grid" } satisfies Meta;

const qualities = values.flatMap((value) => value.qualities.map((one) => ({ ...one, value: value.name })));
type Row = (typeof qualities)[number];
const rowsOf = (rows: Row[], total: number | null = rows.length) => ({
  total,
  at: (index: number) => rows[index],
  onRange: nothing,
  between: async (first: number, last: number) => rows.slice(first, last + 1).map((row) => row.id),
});
const grid = {
  id: (row: Row) => row.id,
  name: (row: Row) => row.name,
  view: "name",
  className: "h-96",
  labels: {
    grid: "Qualities",
    selectAll: "Select all rows",
    select: (name: string) => `Select ${name}`,
    columns: "Columns",
    columnMenu: (name: string) => `${name}: sort and hide`,
    sortUp: "Sort A to Z",
    sortDown: "Sort Z to A",
    hide: "Hide column",
    more: (name: string) => `More for ${name}`,
  },
  columns: [
    { key: "name", label: "Name", width: "16rem", cell: (row: Row) => row.name, sortable: true, fixed: true },
    { key: "value", label: "Value", width: "12rem", cell: (row: Row) => row.value },
  ],
};

export const Rows = () => (
  <Held start={none}>
    {(value, onChange) => (
      <DataGrid
        {...grid}
        rows={rowsOf(qualities)}
        selection={{ value, onChange }}
        sort={{ key: "name", down: false }}
        onSort={nothing}
        menu={() => [{ label: "Edit" }]}
      />
    )}
  </Held>
);
export const Loading = () => <DataGrid {...grid} rows={rowsOf([], null)} />;
export const Empty = () => (
  <DataGrid {...grid} rows={rowsOf([])} overlay={<EmptyState title="No qualities yet">Add the first.</EmptyState>} />
);
export const Failed = () => (
  <DataGrid
    {...grid}
    rows={rowsOf([])}
    overlay={<ErrorState title="The list did not load" retry="Try again" onRetry={nothing} />}
  />
);
