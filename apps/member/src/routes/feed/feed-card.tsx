import type { FeedEntity } from "@plaudit/api/feed.ts";
import type { FeedType } from "@plaudit/api/item-types.ts";
import type { TimelineItem } from "@plaudit/api/timeline.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { Bone } from "@plaudit/ui/feedback/bone.tsx";
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

/** What a recognition needs comes with the feed: there is hardly one without. */
const feedCards: { [T in FeedType]: ComponentType<CardProps<T>> } = {
  recognition: RecognitionFeedCard,
  joined: lazy(async () => ({ default: (await load(() => import("./joined-feed-card.tsx"))).JoinedFeedCard })),
};

export function FeedCard({ item }: { item: TimelineItem }) {
  const menu = usePinMenu(item);
  const badge = item.pinnedUntil && <PinBadge until={item.pinnedUntil} />;
  const Card = feedCards[item.type] as ComponentType<CardProps<FeedType>>;
  return (
    <Suspense fallback={<Bone className="h-34.5 rounded-lg sm:h-20" />}>
      <Card entity={item.entity} menu={menu} badge={badge} />
    </Suspense>
  );
}
