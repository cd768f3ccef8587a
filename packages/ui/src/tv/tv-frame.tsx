import type { CSSProperties, ReactNode } from "react";

type Props = {
  theme: "light" | "dark";
  logo: ReactNode;
  /** The time of day. */
  clock: ReactNode;
  /** 'Offline since 08:40' while the player lives on what it has. */
  note?: ReactNode;
  /** Which slide of how many. */
  at: number;
  of: number;
  code?: ReactNode;
  art?: ReactNode;
  /** The art takes the end third, so the bar keeps out of it. */
  aside?: boolean;
  children: ReactNode;
};
const MARKS = 9;
/** By day the ground is the page's own, and what shines is the brand's mark. */
const day = {
  "--t-deep": "var(--t-canvas)",
  "--t-deep-2": "var(--t-sunken)",
  "--t-deep-3": "var(--t-edge)",
  "--t-on-deep": "var(--t-ink)",
  "--t-on-deep-2": "var(--t-ink-2)",
  "--t-petal": "var(--t-brand)",
} as CSSProperties;

/**
 * Five per cent stay empty all around, for panels that cut the edge. Sizes are in vmin, so that both ways of hanging the screen share
 * them; the least is 3 vmin, 32 px on a 1080 panel.
 */
export function TvFrame({ theme, logo, clock, note, at, of, code, art, aside, children }: Props) {
  const marks = Math.min(MARKS, of);
  const marked = of > MARKS ? Math.floor((at / of) * MARKS) : at;
  return (
    <main
      className="relative isolate flex h-dvh w-dvw flex-col overflow-hidden bg-deep p-[5vmin] text-on-deep"
      data-theme={theme}
      style={theme === "light" ? day : undefined}
    >
      {art}
      <header
        className={`flex h-[6vmin] shrink-0 items-center gap-[3vmin] text-[3vmin] font-semibold ${aside ? "landscape:me-[31vw]" : ""}`}
      >
        {logo}
        <span className="grow" />
        {note && <span className="rounded-full bg-deep-2 px-[2.4vmin] py-[1vmin] whitespace-nowrap">{note}</span>}
        {clock}
      </header>
      <div className="min-h-0 grow">{children}</div>
      <footer className="flex h-[18vmin] shrink-0 items-end justify-between gap-[4vmin]">
        <div aria-hidden="true" className="mb-[1vmin] flex gap-[.9vmin]">
          {marks > 1 &&
            Array.from({ length: marks }, (_, i) => i).map((i) => (
              <i key={i} className={`h-[.9vmin] w-[3vmin] rounded-full ${i === marked ? "bg-spark" : "bg-deep-3"}`} />
            ))}
        </div>
        {code}
      </footer>
    </main>
  );
}
