import { byPage, placementOf, setDown, spotOf } from "@plaudit/api/card-layout.ts";
import { cardPages, type Laid, onPaper, paper } from "@plaudit/api/card-paper.ts";
import { lookOf } from "@plaudit/api/card-words.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Signature } from "@plaudit/ui/entity/signature.tsx";
import { ArrowLeft } from "@plaudit/ui/icons.tsx";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import type { CardSignature } from "../paper-data.ts";
import { type OnPaper, shownOf, spotStyle } from "./paper-pages.tsx";

type Placement = CardSignature["placement"];
type Props = {
  cardId: string;
  /** All that are on the card; the writer's own among them, where there is one, gives way to what is written. */
  all: readonly OnPaper[];
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

/** Where one's own stands among those of the others: dragged, walked by key, or left to the rule. */
export function PlaceField({ cardId, all, own, onPlace }: Props) {
  const { t } = useTranslation("card-paper");
  const { number } = useFormat();
  const hint = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; laid: Laid } | null>(null);
  const others = all.filter(({ signature }) => signature.author.id !== own.author.id);
  const before = all.find(({ signature }) => signature.author.id === own.author.id)?.signature;
  const pages = cardPages();
  for (const other of others) pages.put(other.laid);
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
  const count = Math.max(pages.count, laid.page + 1);
  const here = byPage(others, count)[laid.page] ?? [];
  const move = (to: Laid) => onPlace(placementOf(onPaper(to)));
  const side = document.dir === "rtl" ? -1 : 1;

  function handleKey(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const step = event.shiftKey ? FAR : STEP;
    move({ ...laid, x: laid.x + by[0] * step * side, y: laid.y + by[1] * step });
  }
  function handleDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, laid };
  }
  function handleMove(event: PointerEvent) {
    const box = sheet.current?.getBoundingClientRect();
    if (!held.current || !box) return;
    const unit = paper.width / box.width;
    const { x, y, laid: from } = held.current;
    move({ ...from, x: from.x + (event.clientX - x) * unit * side, y: from.y + (event.clientY - y) * unit });
  }
  const percent = (part: number) => number(part, { style: "percent", maximumFractionDigits: 0 });
  const arrow = "target size-5 rtl:rotate-180";
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 grow text-sm font-semibold">
          {t(($) => $.sign.place)}{" "}
          <span id={hint} className="font-normal text-ink-2">
            {t(($) => $.sign.placeHint)}
          </span>
        </p>
        {placement && (
          <Button kind="quiet" size="sm" onClick={() => onPlace(null)}>
            {t(($) => $.sign.byRule)}
          </Button>
        )}
      </div>
      <div ref={sheet} className="card-page card-place card-paper rounded-md shadow-2">
        <ul aria-label={t(($) => $.paper.page, { n: number(laid.page + 1) })}>
          {here.map((one: OnPaper) => (
            <li key={one.signature.id} className="card-spot opacity-60" style={spotStyle(one.laid)}>
              <Signature of={shownOf(one)} playing={false} />
            </li>
          ))}
        </ul>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be moved about */}
        <div
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
          style={spotStyle(laid)}
        >
          <Signature of={shownOf(mine)} playing={false} />
        </div>
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
          off={laid.page === 0}
          onClick={() => move({ ...laid, page: laid.page - 1 })}
        >
          <ArrowLeft className={arrow} aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          size="icon-sm"
          aria-label={t(($) => $.sign.after)}
          off={laid.page >= count}
          onClick={() => move({ ...laid, page: laid.page + 1 })}
        >
          <ArrowLeft className="size-5 rotate-180 rtl:rotate-0" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
