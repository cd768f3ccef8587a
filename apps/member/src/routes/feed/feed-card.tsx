import type { FeedType } from "@plaudit/api/entities.ts";
import type { FeedEntity } from "@plaudit/api/feed.ts";
import type { TimelineItem } from "@plaudit/api/timeline.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { PinBadge } from "../../features/timeline/components/pin-badge.tsx";
import { usePinMenu } from "../../features/timeline/components/use-pin-menu.tsx";
import { RecognitionFeedCard } from "./recognition-feed-card.tsx";

interface CardProps<T extends FeedType> {
  entity: FeedEntity<T>;
  menu: MenuEntry[];
  badge: ReactNode;
}

type Card = ComponentType<CardProps<FeedType>>;
const modules = import.meta.glob<{ FeedCard: Card }>(["./*-feed-card.tsx", "!./recognition-feed-card.tsx"]);

/** Of each type by the name of its file. What a recognition needs comes with the feed: there is hardly one without. */
const feedCards: Partial<Record<string, Card>> = {
  recognition: RecognitionFeedCard as Card,
  ...Object.fromEntries(
    Object.entries(modules).map(([file, begin]) => [
      file.replace(/^\.\/|-feed-card\.tsx$/g, ""),
      lazy(async () => ({ default: (await load(begin)).FeedCard })),
    ]),
  ),
};

export function FeedCard({ item }: { item: TimelineItem }) {
  const menu = usePinMenu(item);
  const badge = item.pinnedUntil && <PinBadge until={item.pinnedUntil} />;
  const { [item.type]: Card } = feedCards;
  if (!Card) return null;
  return (
    <Suspense fallback={<Skeleton className="h-34.5 rounded-lg sm:h-20" />}>
      <Card entity={item.entity} menu={menu} badge={badge} />
    </Suspense>
  );
}
