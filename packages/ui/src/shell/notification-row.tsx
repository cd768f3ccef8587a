import type { CSSProperties } from "react";
import { Link } from "react-router";
import { GiveGlyph } from "../art/glyphs.tsx";
import { Avatar } from "../avatar.tsx";
import type { Format } from "../format.ts";
import type { NotificationItem } from "./notification-item.ts";

type Props = { item: NotificationItem; unread: string; format: Format; onOpen: () => void };
const eye = { "--glyph-eye": "var(--t-brand-soft)" } as CSSProperties;

export const NotificationRow = ({ item, unread, format, onOpen }: Props) => (
  <Link to={item.resourcePath} onClick={onOpen} className="flex gap-3 rounded-md p-3 pe-12 hover:bg-sunken">
    {item.fromMember ? (
      <Avatar person={item.fromMember} decorative />
    ) : (
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text" style={eye}>
        <GiveGlyph className="size-5.5" />
      </span>
    )}
    <span className="min-w-0 grow text-sm">
      <span className={`block wrap-anywhere ${item.readAt ? "text-ink-2" : ""}`} dir="auto">
        {item.message}
      </span>
      <time dateTime={item.createdAt} className="mt-0.5 block text-xs text-ink-3">
        {format.ago(item.createdAt)}
      </time>
    </span>
    {!item.readAt && (
      <i className="absolute end-4.75 top-5 size-2.5 shrink-0 rounded-full bg-mark">
        <span className="sr-only">{unread}</span>
      </i>
    )}
  </Link>
);
