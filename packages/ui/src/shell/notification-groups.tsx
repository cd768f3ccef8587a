import { useId } from "react";
import type { Format } from "../format.ts";
import type { NotificationItem } from "./notification-item.ts";
import { NotificationRow, type NotificationRowLabels } from "./notification-row.tsx";

export type NotificationGroupLabels = NotificationRowLabels & { today: string; week: string; earlier: string };
export type NotificationGroupsProps = {
  items: NotificationItem[];
  labels: NotificationGroupLabels;
  format: Format;
  onOpen: (item: NotificationItem) => void;
  onDelete: (item: NotificationItem) => void;
  /** Of each list. */
  className?: string;
};
type Group = { name: "today" | "week" | "earlier"; items: NotificationItem[] };
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** In the order they come in: newest first. */
export function groupByTime(items: NotificationItem[], format: Format, now = new Date()): Group[] {
  const today = format.date(now);
  const groups: Group[] = [];
  for (const item of items) {
    const age = now.getTime() - new Date(item.createdAt).getTime();
    const name = format.date(item.createdAt) === today || age < 0 ? "today" : age < WEEK_MS ? "week" : "earlier";
    const last = groups.at(-1);
    if (last?.name === name) last.items.push(item);
    else groups.push({ name, items: [item] });
  }
  return groups;
}

export function NotificationGroups({ items, labels, format, onOpen, onDelete, className }: NotificationGroupsProps) {
  const id = useId();
  return groupByTime(items, format).map((group) => (
    <section key={group.name} aria-labelledby={`${id}-${group.name}`}>
      <h3 id={`${id}-${group.name}`} className="px-3 pt-3 pb-2 text-xs font-semibold text-ink-2">
        {labels[group.name]}
      </h3>
      <ul className={className}>
        {group.items.map((item) => (
          <NotificationRow
            key={item.id}
            item={item}
            labels={labels}
            format={format}
            onOpen={() => onOpen(item)}
            onDelete={() => onDelete(item)}
          />
        ))}
      </ul>
    </section>
  ));
}
