import type { CSSProperties } from "react";
import { Occasion } from "../art/occasion.tsx";
import { TvPetals } from "./tv-petals.tsx";

type Props = {
  kind: Parameters<typeof Occasion>[0]["kind"];
  years: number;
  /** The address of the company's own, in place of the drawing. */
  picture?: string | undefined;
};
const paper = { "--t-surface": "#fdfbf6" } as CSSProperties;

/** What the day is, on paper among petals; a picture has all of the space. */
export const TvOccasion = ({ kind, years, picture }: Props) =>
  picture ? (
    <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
  ) : (
    <>
      <TvPetals />
      <div style={paper} className="absolute inset-[3vmin] grid place-items-center landscape:inset-[6vmin]">
        <div className="aspect-square h-full max-w-full rounded-full bg-surface p-[3vmin] shadow-3 landscape:h-auto landscape:w-[min(100%,56vmin)] landscape:p-[5vmin]">
          <Occasion kind={kind} years={years} className="size-full" />
        </div>
      </div>
    </>
  );
