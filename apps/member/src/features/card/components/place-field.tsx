import { byPage, placementOf, setDown, spotOf } from "@plaudit/api/card-layout.ts";
import { cardPages, type Laid, onPaper, paper } from "@plaudit/api/card-paper.ts";
import { lookOf } from "@plaudit/api/card-words.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Signature } from "@plaudit/ui/entity/signature.tsx";
import { ArrowLeft } from "@plaudit/ui/icons.tsx";
import { LG, useMedia } from "@plaudit/ui/use-media.ts";
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef } from "react";
import type { CardSignature } from "../paper-data.ts";
import { type OnPaper, shownOf, spotStyle } from "./paper-pages.tsx";
import { WritingNote } from "./writing-note.tsx";

/** Beside the pages before it. */
const onSheet = (laid: Laid, n: number): Laid => ({ ...laid, x: laid.x + n * paper.width });
type Placement = CardSignature["placement"];
type Props = {
  cardId: string;
  /** All that are on the card; the writer's own among them, where there is one, gives way to what is written. */
  all: readonly OnPaper[];
  /** Who else is about to be. */
  writers: readonly PersonSummary[];
  own: CardSignature;
  onPlace: (placement: Placement) => void;
};
const STEP = 6;
const FAR = 36;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pages that lie open side by side. */
const SPREAD = 2;

/** Where one's own stands among those of the others: dragged, walked by key, or left to the rule. Both pages of its sheet are open where there is room. */
export function PlaceField({ cardId, all, writers, own, onPlace }: Props) {
  const { t } = useTranslation("card-paper");
  const { number } = useFormat();
  const hint = useId();
  const open = useMedia(LG) ? SPREAD : 1;
  const sheet = useRef<HTMLDivElement>(null);
  const mover = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; laid: Laid } | null>(null);
  const author = own.author.id;
  const { others, taken } = useMemo(() => {
    const others = all.filter(({ signature }) => signature.author.id !== author);
    const taken = cardPages();
    for (const other of others) taken.put(other.laid);
    return { others, taken };
  }, [all, author]);
  const before = all.find(({ signature }) => signature.author.id === author)?.signature;
  // Of a full card they are put together once, not with each letter.
  const pages = taken.copy();
  // Nobody makes empty pages before their own.
  const last = Math.max(pages.count, SPREAD);
  const look = lookOf(own);
  const mine: OnPaper = {
    signature: own,
    look,
    laid: setDown(pages, cardId, own, before && !before.placement ? before.spot : null),
  };
  const { placement } = own;
  const { width, height } = look;
  const laid: Laid = placement ? onPaper({ ...spotOf(placement), width, height }) : mine.laid;
  const free = Math.hypot(mine.laid.x - laid.x, mine.laid.y - laid.y) < 1 && mine.laid.page === laid.page;
  const first = laid.page - (laid.page % open);
  const shown = byPage(others, Math.max(pages.count, first + open)).slice(first, first + open);
  const move = (to: Laid) => onPlace(placementOf(onPaper({ ...to, page: Math.max(0, Math.min(to.page, last)) })));
  const side = document.dir === "rtl" ? -1 : 1;
  /** Over the fold it comes to the other page as soon as half of it is there. */
  function moveOver(to: Laid) {
    const by = Math.floor((to.x + width / 2) / paper.width);
    const page = Math.max(first, Math.min(to.page + by, first + open - 1, last));
    move({ ...to, page, x: to.x - (page - to.page) * paper.width });
  }

  function handleKey(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const step = event.shiftKey ? FAR : STEP;
    const [across, down] = [by[0] * side, by[1]];
    const to = onPaper({ ...laid, x: laid.x + across * step, y: laid.y + down * step });
    const page = laid.page + across;
    // At the edge of its page it goes on to the one beside it.
    if (across !== 0 && Math.abs(to.x - laid.x) < 1 && page >= first && page < first + open && page <= last)
      move({ ...laid, page, x: across > 0 ? 0 : paper.width });
    else move(to);
  }
  function handleDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, laid };
  }
  function handleMove(event: PointerEvent) {
    const box = sheet.current?.getBoundingClientRect();
    if (!held.current || !box) return;
    const unit = (paper.width * open) / box.width;
    const { x, y, laid: from } = held.current;
    moveOver({ ...from, x: from.x + (event.clientX - x) * unit * side, y: from.y + (event.clientY - y) * unit });
  }
  const percent = (part: number) => number(part, { style: "percent", maximumFractionDigits: 0 });
  const arrow = "target size-5 rtl:rotate-180";
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 grow basis-0 text-sm font-semibold">
          {t(($) => $.sign.place)}{" "}
          <span id={hint} className="font-normal text-ink-2">
            <span className="pointer-coarse:hidden">{t(($) => $.sign.placeHint)}</span>
            <span className="hidden pointer-coarse:inline">{t(($) => $.sign.placeTouch)}</span>
          </span>
        </p>
        {/* Its room is there before: the page stays where it is under the finger that begins to drag. */}
        <Button
          kind="quiet"
          size="sm"
          className={placement ? "" : "invisible"}
          onClick={() => {
            onPlace(null);
            mover.current?.focus();
          }}
        >
          {t(($) => $.sign.byRule)}
        </Button>
      </div>
      <div
        ref={sheet}
        className={`card-page card-place card-paper rounded-md shadow-2 ${open > 1 ? "card-open card-fold" : ""}`}
      >
        {shown.map((page, n) => (
          <ul key={first + n} aria-label={t(($) => $.paper.page, { n: number(first + n + 1) })}>
            {page.map((one: OnPaper) => (
              <li key={one.signature.id} className="card-spot opacity-60" style={spotStyle(onSheet(one.laid, n))}>
                <Signature of={shownOf(one)} playing={false} />
              </li>
            ))}
          </ul>
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be moved about */}
        <div
          ref={mover}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
          tabIndex={0}
          aria-roledescription={t(($) => $.sign.movable)}
          aria-label={t(($) => $.sign.own)}
          aria-describedby={hint}
          onKeyDown={handleKey}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          onPointerUp={() => {
            held.current = null;
          }}
          onPointerCancel={() => {
            held.current = null;
          }}
          className={`card-spot card-movable cursor-grab touch-none rounded-sm select-none active:cursor-grabbing ${free ? "" : "card-movable-taken"}`}
          style={spotStyle(onSheet(laid, laid.page - first))}
        >
          <Signature of={shownOf(mine)} playing={false} />
        </div>
        <WritingNote writers={writers} className="absolute start-3 bottom-3" />
      </div>
      <div className="mt-2 flex min-h-9 items-center gap-2 text-xs text-ink-2">
        <p role="status" className="min-w-0 grow">
          {free
            ? t(($) => $.sign.where, {
                page: number(laid.page + 1),
                x: percent(laid.x / paper.width),
                y: percent(laid.y / paper.height),
              })
            : t(($) => $.sign.taken)}
        </p>
        <Button
          kind="quiet"
          size="icon-sm"
          aria-label={t(($) => $.sign.before)}
          off={first === 0}
          onClick={() => move({ ...laid, page: laid.page - open })}
        >
          <ArrowLeft className={arrow} aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          size="icon-sm"
          aria-label={t(($) => $.sign.after)}
          off={first + open > last}
          onClick={() => move({ ...laid, page: laid.page + open })}
        >
          <ArrowLeft className="size-5 rotate-180 rtl:rotate-0" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
