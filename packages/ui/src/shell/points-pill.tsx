import type { CSSProperties } from "react";
import { Link } from "react-router";
import { GiveGlyph, SpendGlyph } from "../art/glyphs.tsx";

const pill = "flex h-9 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold tabular-nums";
const eye = { "--glyph-eye": "var(--t-brand-soft)" } as CSSProperties;

type Props = {
  give: string;
  spend: string;
  labels: { give: string; spend: string };
  /** Where they are explained line by line. */
  to: string;
  /** Keeps the place of figures that are on their way. */
  waiting?: boolean;
};

/** Both balances in the top bar, each with its own icon and its own label for screen readers. */
export const PointsPill = ({ give, spend, labels, to, waiting = false }: Props) => (
  <Link
    to={to}
    className={`mx-1 flex items-center rounded-full bg-surface p-1 shadow-1 max-sm:hidden ${waiting ? "invisible" : ""}`}
  >
    <span className={`${pill} bg-brand-soft text-brand-text`} style={eye}>
      <GiveGlyph className="size-5" />
      {give}
      <span className="sr-only"> {labels.give} </span>
    </span>
    <span className={`${pill} text-ink-2`}>
      <SpendGlyph className="size-4.5" />
      {spend}
      <span className="sr-only"> {labels.spend}</span>
    </span>
  </Link>
);
