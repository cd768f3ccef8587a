import { type CSSProperties, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { GridHead } from "./grid-head.tsx";
import { box, GridRow, menuBox, pad, ROW } from "./grid-row.tsx";
import { as } from "./roles.ts";
import { RowCheck } from "./row-check.tsx";
import { useRowMenu } from "./row-menu.tsx";
import { isSelected, type Selection, selectedCount } from "./selection.ts";
import type { Column, GridLabels, RowMenu, Rows, Sort } from "./types.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { useRowToggle } from "./use-row-toggle.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

type Props<T> = {
  labels: GridLabels;
  columns: Column<T>[];
  rows: Rows<T>;
  id: (row: T) => string;
  name: (row: T) => string;
  selection?: { value: Selection; onChange: (value: Selection) => void };
  sort?: Sort;
  /** The server sorts; the caller requests it. */
  onSort?: (sort: Sort) => void;
  onHide?: (key: string) => void;
  menu?: RowMenu<T>;
  /** Names what is listed and in which order: another list starts at its top. */
  view: string;
  /** The row at the top to start with, and where it is now. */
  start?: number;
  onTop?: (index: number) => void;
  /** Shown in place of the rows: empty or failed. */
  overlay?: ReactNode;
  className?: string;
};
const HEAD = 40;
const GHOSTS = 14;

/**
 * 40 px rows as an ARIA grid, of which only those in sight are drawn and fetched. Space selects (with Shift a stretch, Ctrl+A all), Enter
 * opens what the cell holds.
 */
export function DataGrid<T>(props: Props<T>) {
  const { labels, columns, rows, id, name, selection, sort, onSort, onHide, menu, view, start = 0, onTop } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const total = props.overlay ? 0 : (rows.total ?? GHOSTS);
  const lead = selection ? 1 : 0;
  const width = columns.length + lead + (menu ? 1 : 0);
  const rowMenu = useRowMenu();
  const [begin] = useState(start);
  const placed = useRef(false);
  const known = rows.total !== null;
  useLayoutEffect(() => {
    if (!known || placed.current || !scroller.current) return;
    placed.current = true;
    scroller.current.scrollTop = begin * ROW;
  }, [known, begin]);
  const seen = useRef(view);
  useLayoutEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    scroller.current?.scrollTo({ top: 0 });
  }, [view]);
  const top = useRef(start);
  const onRange = useCallback(
    (first: number, last: number) => {
      rows.onRange(first, last);
      // Before the rows are there nobody has scrolled, and the address keeps its row.
      if (!placed.current) return;
      const now = Math.round((scroller.current?.scrollTop ?? 0) / ROW);
      if (now !== top.current) {
        top.current = now;
        onTop?.(now);
      }
    },
    [rows.onRange, onTop],
  );
  const [first, last] = useVirtualRows({ count: total, height: ROW, scroller, box: body, onRange });
  const toggle = useRowToggle(rows, id, selection);

  const fits = () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 400) - HEAD) / ROW));
  function reveal(row: number) {
    const element = scroller.current;
    if (!element || row < 0) return;
    const above = row * ROW;
    const below = above + ROW + HEAD - element.clientHeight;
    if (element.scrollTop > above) element.scrollTop = above;
    else if (element.scrollTop < below) element.scrollTop = below;
  }
  const keys = useGridKeys({
    grid: scroller,
    rows: rows.total === null ? 0 : total,
    columns: width,
    page: fits,
    reveal,
    onSpace: selection && ((row, shift) => void toggle.one(row, shift)),
    onAll: selection && (() => selection.onChange({ all: true, ids: [] })),
  });
  const openMenu = (index: number, button: HTMLElement) => {
    const row = rows.at(index);
    if (row && menu) rowMenu.show({ button, label: labels.more(name(row)), entries: menu(row) });
  };
  const chosen = selection ? selectedCount(selection.value, total) : 0;
  const allChosen = chosen > 0 && chosen === total;
  const template = [
    ...(selection ? ["2.75rem"] : []),
    ...columns.map((column) => `minmax(${column.width}, ${Number.parseFloat(column.width)}fr)`),
    ...(menu ? ["3rem"] : []),
  ].join(" ");
  // The tab stop stays drawn when it is scrolled away, or the keyboard would lose its place.
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
  if (keys.row >= 0 && keys.row < total && (keys.row < first || keys.row >= last)) shown.push(keys.row);
  return (
    <div
      ref={scroller}
      className={`relative overflow-auto overscroll-contain [scrollbar-gutter:stable] ${chosen > 0 ? "pb-20" : ""} ${props.className ?? ""}`}
    >
      <div
        {...as("grid", {
          "aria-label": labels.grid,
          "aria-rowcount": rows.total === null ? -1 : rows.total + 1,
          "aria-colcount": width,
          "aria-multiselectable": selection ? true : undefined,
          "aria-busy": rows.total === null,
          onKeyDown: keys.onKeyDown,
        })}
        className="w-min min-w-full text-sm"
        style={{ "--cols": template } as CSSProperties}
      >
        <div {...as("rowgroup")} className="sticky top-0 z-20 bg-surface">
          <div {...as("row", { "aria-rowindex": 1 })} className="grid h-10 grid-cols-(--cols) border-line border-b">
            {selection && (
              <div {...as("columnheader")} {...keys.cell(-1, 0)} className={`${box} z-20 flex items-center`}>
                <RowCheck
                  on={allChosen}
                  mixed={!allChosen && chosen > 0}
                  label={labels.selectAll}
                  onToggle={() => selection.onChange({ all: !(allChosen || selection.value.all), ids: [] })}
                />
              </div>
            )}
            {columns.map((column, i) => (
              <GridHead
                key={column.key}
                column={column}
                labels={labels}
                sort={sort}
                onSort={onSort}
                onHide={onHide && (() => onHide(column.key))}
                className={pad}
                cell={keys.cell(-1, i + lead)}
              />
            ))}
            {menu && (
              <div {...as("columnheader")} {...keys.cell(-1, columns.length + lead)} className={menuBox}>
                <span className="sr-only">{labels.columns}</span>
              </div>
            )}
          </div>
        </div>
        <div ref={body} {...as("rowgroup")} className="relative" style={{ height: total * ROW }}>
          {shown.map((index) => {
            const row = rows.at(index);
            const called = row && name(row);
            return (
              <GridRow
                key={index}
                index={index}
                row={row}
                name={called}
                columns={columns}
                stop={keys.row === index ? keys.column : -1}
                onFocus={keys.onFocus}
                selectable={selection !== undefined}
                on={selection !== undefined && row !== undefined && isSelected(selection.value, id(row))}
                labels={labels}
                onToggle={toggle.one}
                onMenu={menu && openMenu}
              />
            );
          })}
        </div>
      </div>
      {props.overlay}
      {rowMenu.menu}
    </div>
  );
}
