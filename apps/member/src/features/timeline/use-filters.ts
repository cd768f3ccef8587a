import { session } from "@plaudit/api/session.ts";
import type { FeedFilters } from "@plaudit/ui/entity/feed-filter-types.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

const none: FeedFilters = { teamIdIn: [], itemTypeIn: [] };
const keyOf = () => `plaudit.feed.${session()?.tenantId}.${session()?.userId}`;
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);

function read(): FeedFilters {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf()) ?? "null") as Partial<FeedFilters> | null;
    return { teamIdIn: texts(stored?.teamIdIn), itemTypeIn: texts(stored?.itemTypeIn) };
  } catch {
    return none;
  }
}

/** What the feed shows, kept on this device for this person; an address may name a team. */
export function useFilters(): [FeedFilters, (filters: FeedFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get("teamIdIn");
  const [filters, setFilters] = useState(() => (named ? { teamIdIn: named.split(","), itemTypeIn: [] } : read()));
  const save = (next: FeedFilters) => {
    setFilters(next);
    localStorage.setItem(keyOf(), JSON.stringify(next));
  };
  useEffect(() => {
    if (!named) return;
    save({ teamIdIn: named.split(","), itemTypeIn: [] });
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [named]);
  return [filters, save];
}
