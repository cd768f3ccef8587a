import { useId } from "react";
import { element } from "../element.ts";
import { seeded } from "../seed.ts";
import { cardDrawings } from "./card-drawings.ts";
import { themePaint } from "./theme-paint.ts";

type Props = {
  /** One of those that come with the product. */
  design: string;
  /** The card's id, or what it is chosen for: the same one draws the same picture everywhere. */
  seed?: string;
  years?: number | null;
  className?: string;
  /** Inside another drawing. */
  size?: { width: number; height: number };
};

/** The front of a card, in the tenant's color; its title stands beside it. */
export function CardFront({ design, seed = design, years, className = "", size }: Props) {
  const id = useId().replace(/\W/g, "");
  const draw = cardDrawings[design];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 420"
      preserveAspectRatio="xMidYMid slice"
      {...size}
      className={`block shrink-0 ${className}`}
    >
      {draw && element(draw(themePaint(id), seeded(seed), years ?? 10))}
    </svg>
  );
}
