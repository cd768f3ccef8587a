import { useTranslation } from "@plaudit/i18n/react.ts";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import type { QueueState } from "../../../lib/queue/use-queue.ts";
import type { Waiting } from "../data.ts";
import type { HandOver } from "../use-hand-over.ts";
import { FulfilmentRow } from "./fulfilment-row.tsx";

type Props = {
  table: RefObject<HTMLTableElement | null>;
  queue: QueueState<Waiting>;
  /** The line that J and K stand at. */
  opened: boolean;
  onOpen: (one: Waiting) => void;
  hand: HandOver;
  onDone: (one: Waiting) => void;
  onFail: (one: Waiting) => void;
};

/** The line that J and K stand at takes the focus. */
export const standAtLine = (table: RefObject<HTMLTableElement | null>) =>
  table.current?.querySelector<HTMLElement>("[aria-current] button")?.focus();

/** Whoever stood at a line that is gone stands at the one that took its place. */
function useKeptFocus(table: RefObject<HTMLTableElement | null>, lines: number) {
  const inside = useRef(false);
  useEffect(() => {
    if (lines > 0 && inside.current && document.activeElement === document.body) standAtLine(table);
  }, [lines, table]);
  return {
    ref: table,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) inside.current = false;
    },
  };
}

/** On a phone a line is what it is, for whom and how long it waits; what can be done is where it opens. */
export function FulfilmentTable({ table, queue, opened, ...row }: Props) {
  const { t } = useTranslation("redemption-admin");
  const kept = useKeptFocus(table, queue.list.items.length);
  const head = "h-10 pe-4 text-start font-semibold";
  return (
    <table {...kept} className="mt-3 w-full text-sm">
      <caption className="sr-only">{t(($) => $.list.fulfilment)}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <td className="w-11" />
          <th scope="col" className={head}>
            {t(($) => $.report.reward)}
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {t(($) => $.column.for)}
          </th>
          <th scope="col" className={`${head} max-lg:hidden`}>
            {t(($) => $.column.where)}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {t(($) => $.column.how)}
          </th>
          <th scope="col" className={`${head} text-end! max-md:pe-0`}>
            {t(($) => $.column.waits)}
          </th>
          <td className="w-20 max-md:hidden" />
        </tr>
      </thead>
      <tbody>
        {queue.list.items.map((one) => (
          <FulfilmentRow
            key={one.id}
            {...row}
            redemption={one}
            current={one.id === queue.item?.id}
            open={opened && one.id === queue.item?.id}
            selected={queue.selected.has(one.id)}
            onSelect={() => queue.toggle(one)}
          />
        ))}
      </tbody>
    </table>
  );
}
