import { useTranslation } from "@plaudit/i18n/react.ts";
import { CardList } from "@plaudit/ui/grid/card-list.tsx";
import { DataGrid } from "@plaudit/ui/grid/data-grid.tsx";
import { GridSearch } from "@plaudit/ui/grid/grid-search.tsx";
import type { Rows } from "@plaudit/ui/grid/types.ts";
import { MD, useMedia } from "@plaudit/ui/use-media.ts";
import type { ComponentProps, ReactNode } from "react";
import { useGridLabels } from "./grid-labels.ts";
import { LoadFailed } from "./load-failed.tsx";
import type { useGridState } from "./use-grid-state.ts";

type Listed = { id: string; name: string };
type Props<T> = Pick<ComponentProps<typeof DataGrid<T>>, "columns" | "selection" | "onHide" | "menu"> & {
  /** What is listed. */
  label: string;
  searchLabel: string;
  state: Pick<
    ReturnType<typeof useGridState>,
    "search" | "setSearch" | "view" | "start" | "setTop" | "sort" | "setSort"
  >;
  list: Rows<T> & { error: unknown; loading: boolean; retry: () => unknown };
  /** Shown above the search. */
  tabs?: ReactNode;
  /** Shown beside the search. */
  tools?: ReactNode;
  sortable?: boolean;
  /** Shown for an empty list. */
  empty: ReactNode;
  /** The count as text. */
  found: (count: number) => string;
  /** A row on a phone. */
  children: (row: T) => ReactNode;
};
const idOf = (row: Listed) => row.id;
const nameOf = (row: Listed) => row.name;

/** A long list from edge to edge: searched and filtered; a grid on wide screens, cards on narrow ones. */
export function ListFrame<T extends Listed>(props: Props<T>) {
  const { label, searchLabel, state, list, tabs, tools, sortable = true, empty, found, children, ...grid } = props;
  const { t } = useTranslation("member");
  const labels = useGridLabels(label);
  const wide = useMedia(MD);
  const overlay = list.error ? (
    <LoadFailed busy={list.loading} onRetry={() => void list.retry()} />
  ) : list.total === 0 ? (
    empty
  ) : null;
  return (
    <div className="-mx-4 -mt-3 flex flex-col md:-mx-8 md:-mb-16 md:h-[calc(100dvh-4rem)] md:min-h-112">
      {tabs}
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-line border-b px-4 py-3 md:px-8">
        <GridSearch
          label={searchLabel}
          clear={t(($) => $.clearSearch)}
          value={state.search}
          onChange={state.setSearch}
        />
        {tools}
      </div>
      {wide ? (
        <DataGrid
          {...grid}
          labels={labels}
          rows={list}
          id={idOf}
          name={nameOf}
          view={state.view}
          start={state.start}
          onTop={state.setTop}
          sort={sortable ? state.sort : undefined}
          onSort={sortable ? state.setSort : undefined}
          overlay={overlay}
          className="min-h-0 grow md:px-4"
        />
      ) : (
        (overlay ?? (
          <CardList label={label} rows={list} id={idOf}>
            {children}
          </CardList>
        ))
      )}
      <p role="status" className="shrink-0 border-line border-t px-4 py-2.5 text-xs text-ink-2 tabular-nums md:px-8">
        {list.total !== null && found(list.total)}
      </p>
    </div>
  );
}
