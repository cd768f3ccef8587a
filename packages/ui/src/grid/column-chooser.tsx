import { Checkbox } from "../form/checkbox.tsx";
import { Columns3 } from "../icons.tsx";
import { Popover } from "../popover.tsx";
import type { Column } from "./types.ts";

type Props<T> = {
  label: string;
  columns: Column<T>[];
  isShown: (column: Column<T>) => boolean;
  onToggle: (key: string, shown: boolean) => void;
};

export const ColumnChooser = <T,>({ label, columns, isShown, onToggle }: Props<T>) => (
  <Popover
    label={label}
    buttonClass="target grid size-9 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink data-open:bg-sunken"
    button={<Columns3 className="size-4.5" aria-hidden="true" />}
    panelClass="w-60 rounded-md px-3.5 py-2"
  >
    {() =>
      columns
        .filter((column) => !column.fixed)
        .map((column) => (
          <Checkbox
            key={column.key}
            label={column.label}
            checked={isShown(column)}
            onChange={(event) => onToggle(column.key, event.currentTarget.checked)}
          />
        ))
    }
  </Popover>
);
