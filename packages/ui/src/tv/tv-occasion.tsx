import { Occasion } from "../art/occasion.tsx";
import { TvPetals } from "./tv-petals.tsx";

type Props = { kind: Parameters<typeof Occasion>[0]["kind"]; years: number };

/** What the day is, among petals. */
export const TvOccasion = ({ kind, years }: Props) => (
  <>
    <TvPetals />
    <div data-theme="light" className="absolute inset-[5vmin] landscape:inset-[9vmin]">
      <div className="mx-auto aspect-square h-full max-w-full rounded-full bg-surface p-[6vmin] shadow-3 landscape:mt-0">
        <Occasion kind={kind} years={years} className="size-full" />
      </div>
    </div>
  </>
);
