import type { CSSProperties } from "react";
import { Link } from "react-router";
import { GiveGlyph, PointGlyph } from "../art/glyphs.tsx";
import { Avatar } from "../avatar.tsx";
import { Button } from "../button.tsx";
import type { Format } from "../format.ts";
import { Bell, type Icon, MessageCircle, SmilePlus, X } from "../icons.tsx";
import { AtSign } from "../later-icons.tsx";
import type { NotificationItem } from "./notification-item.ts";

export type NotificationRowLabels = { delete: string; unread: string };
type Props = {
  item: NotificationItem;
  labels: NotificationRowLabels;
  format: Format;
  onOpen: () => void;
  onDelete: () => void;
};
const eye = { "--glyph-eye": "var(--t-brand-soft)" } as CSSProperties;
const signs: Record<string, Icon | typeof PointGlyph> = {
  recognised: GiveGlyph,
  mentioned: AtSign,
  comment: MessageCircle,
  reaction: SmilePlus,
  endorsed: PointGlyph,
};

/** Who it comes from, with its kind in the corner. */
function Face({ item: { fromMember, kind } }: { item: NotificationItem }) {
  const Sign = signs[kind] ?? Bell;
  if (!fromMember)
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text" style={eye}>
        <Sign className="size-5.5" aria-hidden="true" />
      </span>
    );
  return (
    <span className="relative size-10 shrink-0">
      <Avatar person={fromMember} decorative />
      <span className="absolute -end-1.5 -bottom-1 grid size-5 place-items-center rounded-full bg-brand text-on-brand halo-2">
        <Sign className="size-3" aria-hidden="true" />
      </span>
    </span>
  );
}

/** The sentence, with the name of whom it comes from set apart. */
function Message({ item: { message, fromMember } }: { item: NotificationItem }) {
  const at = fromMember ? message.indexOf(fromMember.name) : -1;
  if (!fromMember || at === -1) return message;
  const end = at + fromMember.name.length;
  return (
    <>
      {message.slice(0, at)}
      <b className="font-semibold">{message.slice(at, end)}</b>
      {message.slice(end)}
    </>
  );
}

export const NotificationRow = ({ item, labels, format, onOpen, onDelete }: Props) => (
  <li className="group relative">
    <Link
      to={item.resourcePath}
      // The console is another document.
      reloadDocument={item.resourcePath.startsWith("/admin/")}
      onClick={onOpen}
      className={`flex gap-3 rounded-md p-3 pe-12 hover:bg-sunken ${item.readAt ? "" : "bg-brand-soft"}`}
    >
      <Face item={item} />
      <span className="min-w-0 grow text-sm">
        <span className={`block wrap-anywhere ${item.readAt ? "text-ink-2" : ""}`} dir="auto">
          <Message item={item} />
        </span>
        <span className="mt-0.5 flex items-center gap-2 text-xs text-ink-2">
          {!item.readAt && (
            <i className="size-2 shrink-0 rounded-full bg-mark">
              <span className="sr-only">{labels.unread}</span>
            </i>
          )}
          <time dateTime={item.createdAt}>{format.ago(item.createdAt)}</time>
        </span>
      </span>
    </Link>
    <Button
      kind="quiet"
      size="icon-sm"
      aria-label={labels.delete}
      onClick={onDelete}
      className="absolute! end-1.5 top-2 text-ink-3 opacity-60 group-hover:opacity-100 focus-visible:opacity-100"
    >
      <X className="size-4" aria-hidden="true" />
    </Button>
  </li>
);
