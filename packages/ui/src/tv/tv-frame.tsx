import type { CSSProperties, ReactNode } from "react";

export interface TvSlide {
  /** The text; it gets all the space that it needs. */
  children: ReactNode;
  /** Drawn beside it, or above it on a portrait screen, in the remaining space. Without it the text has the whole width. */
  art?: ReactNode;
  /** Of a lying screen's width, what the art has. */
  share?: "third" | "half";
  /** In the band, beside the code. */
  lower?: ReactNode;
  code?: ReactNode;
}
interface Props extends TvSlide {
  theme: "light" | "dark";
  logo: ReactNode;
  /** The time of day, or 'Offline since 8:40' while the player lives on what it has. */
  clock?: ReactNode;
  /** Which slide of how many. */
  at: number;
  of: number;
}
const MARKS = 9;
/** By day the ground is the page's own, and what shines is the brand's mark. */
const day = {
  "--t-deep": "var(--t-canvas)",
  "--t-deep-2": "var(--t-sunken)",
  "--t-deep-3": "var(--t-edge)",
  "--t-on-deep": "var(--t-ink)",
  "--t-on-deep-2": "var(--t-ink-2)",
  "--t-petal": "var(--t-brand)",
  "--t-spark": "var(--t-brand-text)",
} as CSSProperties;

const columns = {
  third: "landscape:grid-cols-[minmax(0,1fr)_30vw]",
  half: "landscape:grid-cols-[minmax(0,1fr)_44vw]",
};

/**
 * Landscape: text and art side by side over one band. Portrait: art, text, band, code. Sizes are in vmin, so that both orientations share them. To be read from ten meters, no letter is smaller than 5.2 vmin, 56 of 1,080 lines.
 */
export function TvFrame({ theme, logo, clock, at, of, share = "half", lower, code, art, children }: Props) {
  const marks = Math.min(MARKS, of);
  const marked = of > MARKS ? Math.floor((at / of) * MARKS) : at;
  const rows = art
    ? `portrait:grid-rows-[14vmin_minmax(38vmin,1fr)_auto_auto] ${columns[share]}`
    : "portrait:grid-rows-[14vmin_minmax(0,1fr)_auto]";
  return (
    <main
      className={`relative isolate grid h-dvh w-dvw overflow-hidden bg-deep text-[5.2vmin] leading-[1.18] text-on-deep landscape:grid-rows-[14vmin_minmax(0,1fr)_29vmin] portrait:grid-cols-1 ${rows}`}
      data-theme={theme}
      style={theme === "light" ? day : undefined}
    >
      <header className="flex min-w-0 items-center gap-[3.4vmin] px-[5vmin] pt-[2vmin] whitespace-nowrap">
        {logo}
        <p className="shrink-0 text-on-deep-2 portrait:ms-auto">{clock}</p>
      </header>
      {art && (
        <div
          aria-hidden="true"
          data-art=""
          className="relative -z-10 min-h-0 landscape:col-start-2 landscape:row-span-2 landscape:row-start-1 portrait:overflow-hidden"
        >
          {art}
        </div>
      )}
      <div
        className={`flex min-h-0 min-w-0 flex-col justify-center gap-[2.5vmin] px-[5vmin] landscape:row-start-2 landscape:pt-[1vmin] landscape:pb-[3vmin] portrait:py-[5vmin] ${art ? "portrait:max-h-[84vmin]" : ""}`}
      >
        {children}
      </div>
      <footer
        className={`relative flex items-center gap-[4vmin] bg-deep-2 px-[5vmin] portrait:flex-col portrait:items-stretch portrait:py-[5vmin] ${art ? "landscape:col-span-2" : ""}`}
      >
        {marks > 1 && (
          <span aria-hidden="true" className="absolute inset-x-0 top-0 flex h-[.7vmin] gap-[.4vmin]">
            {Array.from({ length: marks }, (_, i) => i).map((i) => (
              <i key={i} className={`grow ${i === marked ? "bg-spark" : "bg-deep-3"}`} />
            ))}
          </span>
        )}
        {/* A sentence takes the room of a code that is not there. */}
        <div className="min-w-0 grow landscape:last:[&>p]:line-clamp-3 landscape:last:[&>p]:text-[6.4vmin]">
          {lower}
        </div>
        {code}
      </footer>
    </main>
  );
}
