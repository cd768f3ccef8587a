import { byPage, type LaidOut } from "@plaudit/api/card-layout.ts";
import { column, paper } from "@plaudit/api/card-paper.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { smallerOf } from "@plaudit/ui/entity/enclosure-shape.ts";
import { Signature } from "@plaudit/ui/entity/signature.tsx";
import { LG, MD, useMedia } from "@plaudit/ui/use-media.ts";
import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { CardSignature } from "../paper-data.ts";

export type OnPaper = LaidOut<CardSignature>;
type Props = {
  all: readonly OnPaper[];
  count: number;
  playing: boolean;
  /** Those that came while the card was open. */
  fresh: ReadonlySet<string>;
  onOpen: (signature: CardSignature) => void;
};

export const shownOf = ({ signature, look }: OnPaper) => ({
  author: signature.author,
  look,
  hand: signature.hand,
  ink: signature.ink,
  gif: signature.gif?.url ?? null,
  picture: signature.picture && (smallerOf(signature.picture.variants) ?? signature.picture.url),
});
const u = (units: number) => `calc(var(--u) * ${units})`;
/** Where it stands; in Arabic the pages are those of an Arabic card. */
export const spotStyle = ({ x, y, width, height, turn }: OnPaper["laid"]): CSSProperties => ({
  insetInlineStart: u(x),
  top: u(y),
  width: u(width),
  height: u(height),
  rotate: `${document.dir === "rtl" ? -turn : turn}deg`,
});

type SignedProps = { of: OnPaper; playing: boolean; onOpen: Props["onOpen"] };
/** Its words are there for everybody; who looks closer opens it. Those that are there are not drawn anew when others come. */
const Signed = memo(function Signed({ of, playing, onOpen }: SignedProps) {
  const { t } = useTranslation("card-paper");
  const { author } = of.signature;
  return (
    <>
      <Signature of={shownOf(of)} playing={playing} />
      <button
        type="button"
        aria-label={t(($) => $.paper.open, { name: author.name })}
        onClick={() => onOpen(of.signature)}
        className="card-look rounded-sm"
      />
    </>
  );
});

const NEAR = "1200px 0px";
interface NearProps {
  className: string;
  style: CSSProperties;
  /** Drawn at once. */
  first: boolean;
  /** Its height is known only once it was drawn. */
  grows?: boolean;
  children: () => ReactNode;
}
/** Draws what is in it while it is near; its style, or the height that it had, keeps the room meanwhile. */
function Near({ className, style, first, grows = false, children }: NearProps) {
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(first);
  const [drawn, setDrawn] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === "undefined") return setNear(true);
    const watch = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry) return;
      if (grows && !entry.isIntersecting && element.hasChildNodes()) setDrawn(entry.boundingClientRect.height);
      setNear(entry.isIntersecting);
    };
    const observer = new IntersectionObserver(watch, { rootMargin: NEAR });
    observer.observe(element);
    return () => observer.disconnect();
  }, [grows]);
  const room = drawn ? { height: drawn } : style;
  return (
    <section ref={place} className={className} style={near && grows ? undefined : room}>
      {near && children()}
    </section>
  );
}

function PageList({ page, n, ...props }: { page: OnPaper[]; n: number } & Omit<Props, "all" | "count">) {
  const { t } = useTranslation("card-paper");
  const { number } = useFormat();
  if (page.length === 0) return null;
  return (
    <ul aria-label={t(($) => $.paper.page, { n: number(n + 1) })}>
      {page.map((one) => (
        <li
          key={one.signature.id}
          className={`card-spot ${props.fresh.has(one.signature.id) ? "card-arrives" : ""}`}
          style={spotStyle(one.laid)}
        >
          <Signed of={one} playing={props.playing} onOpen={props.onOpen} />
        </li>
      ))}
    </ul>
  );
}

const RATIO = paper.width / paper.height;
type Block = { wide: OnPaper } | { lanes: [OnPaper[], OnPaper[]] };
/** A phone's page: two lanes, and what is wide across both. */
function blocksOf(page: readonly OnPaper[]): Block[] {
  const blocks: Block[] = [];
  let heights = [0, 0];
  for (const one of page) {
    if (one.laid.width > column) {
      blocks.push({ wide: one });
      continue;
    }
    let last = blocks.at(-1);
    if (!last || !("lanes" in last)) {
      last = { lanes: [[], []] };
      blocks.push(last);
      heights = [0, 0];
    }
    const lane = (heights[1] ?? 0) < (heights[0] ?? 0) ? 1 : 0;
    last.lanes[lane].push(one);
    heights[lane] = (heights[lane] ?? 0) + one.laid.height + 30;
  }
  return blocks;
}
function Flow({ page, n, fresh, ...props }: { page: OnPaper[]; n: number } & Omit<Props, "all" | "count">) {
  const { t } = useTranslation("card-paper");
  const { number } = useFormat();
  const item = (one: OnPaper) => (
    <li
      key={one.signature.id}
      className={`relative min-w-0 ${fresh.has(one.signature.id) ? "card-arrives" : ""}`}
      style={{ rotate: `${(document.dir === "rtl" ? -1 : 1) * one.laid.turn * 0.6}deg` }}
    >
      <Signed of={one} {...props} />
    </li>
  );
  const label = t(($) => $.paper.page, { n: number(n + 1) });
  return blocksOf(page).map((block, at) =>
    "wide" in block ? (
      <ul key={block.wide.signature.id} aria-label={label}>
        {item(block.wide)}
      </ul>
    ) : (
      <div key={block.lanes[0][0]?.signature.id ?? at} className="grid grid-cols-2 gap-5">
        {block.lanes.map((lane, side) => (
          <ul key={side} aria-label={label} className="grid min-w-0 content-start gap-7">
            {lane.map(item)}
          </ul>
        ))}
      </div>
    ),
  );
}
/** Before it is drawn: about as high as it will be. */
const flowHeight = (page: readonly OnPaper[]) =>
  page.reduce((sum, { laid }) => sum + (laid.height + 60) * (laid.width > column ? 1 : 0.5), 60);

/** The card lies open: sheets of two pages, single pages on smaller screens, on a phone signatures in their order. */
export function PaperPages({ all, count, ...props }: Props) {
  const wide = useMedia(LG);
  const single = useMedia(MD);
  const pages = useMemo(() => byPage(all, count), [all, count]);
  const filled = pages.map((page, n) => ({ page, n })).filter(({ page, n }) => n === 0 || page.length > 0);
  if (!single)
    return (
      <div className="card-paper grid gap-7 rounded-md px-4 py-7 shadow-3">
        {filled.map(({ page, n }) => (
          <Near key={n} grows first={n < 2} className="card-flow grid gap-7" style={{ minHeight: flowHeight(page) }}>
            {() => <Flow page={page} n={n} {...props} />}
          </Near>
        ))}
      </div>
    );
  if (!wide)
    return (
      <div className="mx-auto grid max-w-160 gap-5">
        {filled.map(({ page, n }) => (
          <Near key={n} first={n < 2} className="card-paper rounded-sm shadow-3" style={{ aspectRatio: RATIO }}>
            {() => (
              <div className="card-page">
                <PageList page={page} n={n} {...props} />
              </div>
            )}
          </Near>
        ))}
      </div>
    );
  const sheets = Array.from({ length: Math.max(1, Math.ceil(count / 2)) }, (_, n) => [2 * n, 2 * n + 1]);
  return (
    <div className="grid gap-6">
      {sheets.map((sheet, at) => (
        <Near
          key={at}
          first={at === 0}
          className="card-paper card-fold relative grid grid-cols-2 rounded-sm shadow-3"
          style={{ aspectRatio: 2 * RATIO }}
        >
          {() =>
            sheet.map((n) => (
              <div key={n} className="card-page">
                <PageList page={pages[n] ?? []} n={n} {...props} />
              </div>
            ))
          }
        </Near>
      ))}
    </div>
  );
}
