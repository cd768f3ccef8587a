import { api } from "@plaudit/api/client.ts";
import { type FeedType, isFeedType } from "@plaudit/api/entities.ts";
import { revalidate, useLiveAnswers, usePages, useQuery } from "@plaudit/api/react";
import type { TimelineItem } from "@plaudit/api/timeline.ts";
import type { FeedFilters } from "@plaudit/ui/entity/feed-filter-types.ts";
import { useEffect, useState } from "react";

const newCount = "GET /timeline/items/newCount";
const pageSize = 20;

/** Without filters exactly the early request of the page. */
const asked = ({ teamIdIn, itemTypeIn }: FeedFilters) => ({
  ...(teamIdIn.length > 0 ? { teamIdIn } : {}),
  ...(itemTypeIn.length > 0 ? { itemTypeIn: itemTypeIn as FeedType[] } : {}),
});

export const isFiltered = (filters: FeedFilters) => filters.teamIdIn.length + filters.itemTypeIn.length > 0;

const freshFor = 60_000;
const seen = new WeakMap<object, number>();

/** Coming back to the feed shows what was there at once, and fetches it again when that is more than a minute old. */
function useFresh(first: object | undefined, restart: () => Promise<void>) {
  const [atMount] = useState(first);
  useEffect(() => {
    if (first && !seen.has(first)) seen.set(first, Date.now());
  }, [first]);
  useEffect(() => {
    if (atMount && Date.now() - (seen.get(atMount) ?? 0) > freshFor) void restart();
  }, [atMount]);
}

/** The feed by cursor, pins first. With a filter everything is ordered by time. */
export function useFeed(filters: FeedFilters) {
  const feed = usePages("GET /timeline/items", { query: { pageSize, ...asked(filters) } }, "cursor");
  const pinned = useQuery("GET /timeline/items/pinned", undefined);
  // A newer server may send types that this page cannot draw.
  const known = (items: readonly TimelineItem[]) => items.filter((item) => isFeedType(item.type));
  const pins = isFiltered(filters) ? [] : known(pinned.data?.results ?? []);
  const above = new Set(pins.map((item) => item.id));
  const first = feed.pages[0];
  useFresh(first, feed.restart);
  return {
    ...feed,
    // Pins arrive with the first page or not at all until the next look: they never push what is being read.
    items:
      first && (pinned.data || pinned.error)
        ? [...pins, ...known(feed.items).filter((item) => !above.has(item.id))]
        : [],
    ready: first !== undefined && (pinned.data !== undefined || pinned.error !== undefined),
    head: first?.head ?? null,
  };
}

/** Number of items newer than the newest one shown. */
export function useNewItems(filters: FeedFilters, head: string | null) {
  const args = head ? { query: { ...asked(filters), after: head } } : null;
  const { data } = useQuery(newCount, args, { refreshInterval: 60_000 });
  useLiveAnswers([newCount], ({ type }) => type === "timeline" && head !== null);
  return data?.count ?? 0;
}

export async function refreshFeed() {
  await Promise.all([revalidate("GET /timeline/items"), revalidate("GET /timeline/items/pinned")]);
}

export async function pin(item: TimelineItem, days: 1 | 3 | 7 | null) {
  const params = { id: item.id };
  if (days) await api("PUT /timeline/items/{id}/pin", { params, body: { days } });
  else await api("DELETE /timeline/items/{id}/pin", { params });
  await refreshFeed();
}
