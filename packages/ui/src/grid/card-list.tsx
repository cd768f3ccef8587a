import { type ReactNode, useRef } from "react";
import { Skeleton } from "../feedback/skeleton.tsx";
import type { Rows } from "./types.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

const CARD = 72;
const GHOSTS = 9;
const loading = (
  <div className="flex h-full items-center gap-3 px-4">
    <Skeleton className="size-12 shrink-0 rounded-full" />
    <div className="grow">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-2 h-3 w-56" />
    </div>
  </div>
);

type Props<T> = {
  label: string;
  rows: Rows<T>;
  id: (row: T) => string;
  children: (row: T, index: number) => ReactNode;
};

/** A grid on a phone: cards of 72 px that scroll with the page, drawn and fetched as they come into sight. */
export function CardList<T>({ label, rows, id, children }: Props<T>) {
  const box = useRef<HTMLUListElement>(null);
  const total = rows.total ?? GHOSTS;
  const [first, last] = useVirtualRows({ count: total, height: CARD, box, onRange: rows.onRange });
  return (
    <ul
      ref={box}
      aria-label={label}
      aria-busy={rows.total === null}
      className="relative"
      style={{ height: total * CARD }}
    >
      {Array.from({ length: Math.max(0, last - first) }, (_, i) => {
        const index = first + i;
        const row = rows.at(index);
        return (
          <li
            key={row ? id(row) : index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="absolute inset-x-0 h-18 border-line border-b"
            style={{ top: index * CARD }}
          >
            {row ? children(row, index) : loading}
          </li>
        );
      })}
    </ul>
  );
}
