import type { CSSProperties } from "react";
import { Occasion } from "../art/occasion.tsx";
import { TvPetals } from "./tv-petals.tsx";

type Props = { kind: Parameters<typeof Occasion>[0]["kind"]; years: number };
const paper = { "--t-surface": "#fdfbf6" } as CSSProperties;

/** What the day is, on paper among petals. */
export const TvOccasion = ({ kind, years }: Props) => (
  <>
    <TvPetals />
    <div style={paper} className="absolute inset-[3vmin] grid place-items-center landscape:inset-[6vmin]">
      <div className="aspect-square h-full max-w-full rounded-full bg-surface p-[3vmin] shadow-3 landscape:h-auto landscape:w-[min(100%,56vmin)] landscape:p-[5vmin]">
        <Occasion kind={kind} years={years} className="size-full" />
      </div>
    </div>
  </>
);
