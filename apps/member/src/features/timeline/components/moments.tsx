import type { TimelineItem } from "@plaudit/api/timeline.ts";
import { type ReactNode, startTransition, useDeferredValue, useState } from "react";
import { useLocation } from "react-router";
import { useAnchor } from "./use-anchor.ts";
import { useReach } from "./use-reach.ts";

type Props = {
  items: readonly TimelineItem[];
  label: string;
  draw: (item: TimelineItem) => ReactNode;
  /** What stands below the last one. */
  children: ReactNode;
};
/** About a screen of moments is drawn at once; the others once they come near, without holding up a touch or a key. */
const ABOVE = 4;

export function Moments({ items, label, draw, children }: Props) {
  const { hash } = useLocation();
  const [near, setNear] = useState(hash !== "");
  const whole = near || items.length <= ABOVE;
  const drawn = useDeferredValue(whole ? items : items.slice(0, ABOVE), items.slice(0, ABOVE));
  const end = useReach(() => startTransition(() => setNear(true)), !whole);
  useAnchor(drawn.length);
  return (
    <>
      <ol aria-label={label} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        {drawn.map((item) => (
          <li key={item.id} id={item.entity.id} className="scroll-mt-20">
            {draw(item)}
          </li>
        ))}
      </ol>
      {whole ? drawn.length === items.length && children : <div ref={end} />}
    </>
  );
}
