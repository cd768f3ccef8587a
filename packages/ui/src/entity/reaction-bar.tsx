import { Link } from "react-router";
import { PointGlyph } from "../art/glyphs.tsx";
import { Reaction } from "../art/reaction.tsx";
import { Button } from "../button.tsx";
import { type Format, shortNumber } from "../format.ts";
import { MessageCircle } from "../icons.tsx";
import type { ReactionLabels } from "./reaction-labels.ts";
import { ReactionPicker } from "./reaction-picker.tsx";
import type { ReactionType, RecognitionItem } from "./types.ts";

type Props = {
  item: Pick<RecognitionItem, "id" | "reactionCounts" | "ownReaction" | "commentCount">;
  /** The screen of what it belongs to. */
  to: string;
  labels: ReactionLabels;
  format: Format;
  onReact?: (type: ReactionType | null) => void;
  /** Opens the comments in place; without it they are a link to that screen. */
  onComments?: () => void;
  /** The comments are about to be opened: time to fetch what they need. */
  onNearComments?: (() => void) | undefined;
  commentsOpen?: boolean;
  /** False where their number is shown above them already. */
  withComments?: boolean;
  onAddPoints?: () => void;
};
const shown = 4;
const talk =
  "flex h-11 shrink-0 items-center gap-1.5 rounded-md px-2 max-[22.5rem]:px-1 text-sm font-semibold text-ink-2 tabular-nums hover:bg-sunken hover:text-ink sm:px-3";

export function ReactionBar({
  item,
  to,
  labels,
  format,
  onReact,
  onComments,
  onNearComments,
  commentsOpen,
  withComments = true,
  onAddPoints,
}: Props) {
  const own = item.ownReaction;
  const counts = item.reactionCounts.filter((r) => r.count > 0).toSorted((a, b) => b.count - a.count);
  const total = counts.reduce((sum, r) => sum + r.count, 0);
  const comments = (
    <>
      <MessageCircle className="size-5.5 rtl:[scale:-1_1]" strokeWidth={1.7} aria-hidden="true" />
      <span aria-hidden="true">{shortNumber(format, item.commentCount)}</span>
      <span className="sr-only">{labels.comments(item.commentCount)}</span>
    </>
  );
  return (
    <footer className="flex items-center gap-1 px-2.5 py-3 sm:px-4.5">
      {total > 0 && (
        <Link
          to={to}
          className="flex h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold text-ink-2 tabular-nums sm:hidden"
        >
          <span className="flex">
            {counts.slice(0, 3).map((r, i) => (
              <span
                key={r.type}
                className={`grid size-7 place-items-center rounded-full halo-2 ${r.type === own ? "bg-brand-soft" : "bg-sunken"} ${i ? "-ms-1 max-[22.5rem]:hidden" : ""}`}
              >
                <Reaction kind={r.type} className="size-4.5" />
              </span>
            ))}
          </span>
          <span aria-hidden="true">{shortNumber(format, total)}</span>
          <span className="sr-only">{labels.reactionTotal(total)}</span>
        </Link>
      )}
      <div className="hidden h-10 min-w-0 flex-wrap gap-1 overflow-hidden p-px sm:flex">
        {counts
          .filter((r, i) => i < shown || r.type === own)
          .map((r) => (
            <button
              key={r.type}
              type="button"
              aria-pressed={own === r.type}
              aria-label={`${labels.reactions[r.type]}, ${shortNumber(format, r.count)}`}
              disabled={!onReact}
              onClick={() => onReact?.(own === r.type ? null : r.type)}
              className="flex h-9.5 shrink-0 items-center gap-1.5 rounded-full ps-2 pe-3 text-sm font-semibold text-ink-2 tabular-nums ease-look hover:bg-sunken hover:text-ink active:[scale:.95] aria-pressed:bg-brand-soft aria-pressed:text-brand-text aria-pressed:rim-mark"
            >
              <Reaction kind={r.type} className="size-5.5" />
              {shortNumber(format, r.count)}
            </button>
          ))}
      </div>
      {onReact && <ReactionPicker label={labels.react} names={labels.reactions} own={own} onReact={onReact} />}
      <span className="grow" />
      {withComments &&
        (onComments ? (
          <button
            type="button"
            aria-expanded={commentsOpen ?? false}
            onClick={onComments}
            onPointerEnter={onNearComments}
            onFocus={onNearComments}
            className={talk}
          >
            {comments}
          </button>
        ) : (
          <Link to={to} className={talk}>
            {comments}
          </Link>
        ))}
      {onAddPoints && (
        <Button kind="quiet" onClick={onAddPoints} className="max-sm:px-2! px-3!">
          <PointGlyph className="size-4.5 text-brand-text" />
          <span aria-hidden="true" className="max-w-24 truncate first-letter:uppercase max-[22.5rem]:hidden sm:hidden">
            {labels.addPointsShort}
          </span>
          <span className="max-sm:sr-only">{labels.addPoints}</span>
        </Button>
      )}
    </footer>
  );
}
