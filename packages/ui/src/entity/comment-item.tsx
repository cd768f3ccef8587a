import { Reaction } from "../art/reaction.tsx";
import { Avatar } from "../avatar.tsx";
import type { Format } from "../format.ts";
import type { MenuEntry } from "../menu.tsx";
import { CardMenu } from "./card-menu.tsx";
import { PersonName } from "./person-name.tsx";
import { ReactionPicker } from "./reaction-picker.tsx";
import { RichText } from "./rich-text.tsx";
import type { RichText as Doc, Person, ReactionCount, ReactionType } from "./types.ts";

export type CommentData = {
  id: string;
  member: Person;
  /** Null: removed, but somebody reacted to it. */
  body: Doc | null;
  reactionCounts: ReactionCount[];
  ownReaction: ReactionType | null;
  createdAt: string;
  editedAt: string | null;
};
type Props = {
  comment: CommentData;
  labels: { removed: string; edited: string; react: string; reactions: Record<ReactionType, string>; actions: string };
  format: Format;
  onReact?: (type: ReactionType | null) => void;
  menu?: MenuEntry[];
};

export function CommentItem({ comment, labels, format, onReact, menu = [] }: Props) {
  const { member, body, ownReaction: own } = comment;
  return (
    <div className="flex gap-3">
      <Avatar person={member} decorative />
      <div className="min-w-0 grow">
        <p className="text-sm">
          <PersonName person={member} className="font-semibold" />{" "}
          <time dateTime={comment.createdAt} className="text-xs text-ink-2">
            {format.ago(comment.createdAt)}
          </time>
          {comment.editedAt && <span className="text-xs text-ink-3"> · {labels.edited}</span>}
        </p>
        {body ? (
          <div dir="auto" className="mt-0.5 text-start text-base wrap-anywhere whitespace-pre-line">
            <RichText doc={body} />
          </div>
        ) : (
          <p className="mt-0.5 text-base text-ink-3">{labels.removed}</p>
        )}
        <div className="mt-1 -ms-2 flex items-center gap-1">
          {comment.reactionCounts.map((r) => (
            <button
              key={r.type}
              type="button"
              aria-pressed={own === r.type}
              aria-label={`${labels.reactions[r.type]}, ${format.number(r.count)}`}
              disabled={!onReact}
              onClick={() => onReact?.(own === r.type ? null : r.type)}
              className="target flex h-8 items-center gap-1.5 rounded-full px-2 text-xs font-semibold text-ink-2 tabular-nums hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
            >
              <Reaction kind={r.type} className="size-4" />
              {format.number(r.count)}
            </button>
          ))}
          {body && onReact && (
            <ReactionPicker small label={labels.react} names={labels.reactions} own={own} onReact={onReact} />
          )}
        </div>
      </div>
      <CardMenu label={labels.actions} entries={menu} />
    </div>
  );
}
