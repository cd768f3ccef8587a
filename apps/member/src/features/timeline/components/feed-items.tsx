import type { TimelineItem } from "@plaudit/api/timeline.ts";
import { FeedSkeleton } from "@plaudit/ui/entity/feed-skeleton.tsx";
import { type ReactNode, startTransition, useDeferredValue, useState } from "react";
import { useLocation } from "react-router";
import { useAnchor } from "./use-anchor.ts";
import { useReach } from "./use-reach.ts";

type Props = {
  items: readonly TimelineItem[];
  label: string;
  /** Label until the first one is drawn. */
  loading: string;
  draw: (item: TimelineItem) => ReactNode;
  /** Shown below the last one. */
  children: ReactNode;
};
/** Draws one item, then twice as many whenever the end comes near: three fill a phone. None delays a touch or a key. */
const FIRST = 1;
const FEW = 4;
const none: readonly TimelineItem[] = [];

export function FeedItems({ items, label, loading, draw, children }: Props) {
  const { hash } = useLocation();
  const [count, setCount] = useState(FIRST);
  // What an address points to may be the last of them, however one comes to it.
  if (hash && Number.isFinite(count)) setCount(Number.POSITIVE_INFINITY);
  const whole = count >= items.length;
  const drawn = useDeferredValue(whole ? items : items.slice(0, count), none);
  const end = useReach(() => startTransition(() => setCount(count * 2 + 1)), !whole, count < FEW ? 200 : 900);
  useAnchor(drawn.length);
  if (drawn === none) return <FeedSkeleton label={loading} />;
  return (
    <>
      <ol aria-label={label} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        {drawn.map((item) => (
          <li key={item.id} id={item.entity.id} className="scroll-mt-20">
            {draw(item)}
          </li>
        ))}
      </ol>
      {whole ? drawn.length === items.length && children : <div key={drawn.length} ref={end} />}
    </>
  );
}
