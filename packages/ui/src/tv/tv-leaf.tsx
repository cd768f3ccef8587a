import { TvPetals } from "./tv-petals.tsx";

type Props = { over: string; day: string; month: string };

/** A day, as on a calendar's leaf. */
export const TvLeaf = ({ over, day, month }: Props) => (
  <>
    <TvPetals />
    <div className="absolute inset-0 grid place-items-center">
      <p className="grid w-[44vmin] justify-items-center overflow-hidden rounded-[4vmin] bg-[#fdfbf6] pb-[2vmin] text-center text-[#16211d] shadow-3 [&>*]:leading-none portrait:w-[40vmin]">
        <span className="mb-[2vmin] line-clamp-1 w-full bg-brand px-[2vmin] py-[1.2vmin] leading-[1.18]! font-semibold text-on-brand">
          {over}
        </span>
        <span className="font-display text-[22vmin] font-[420] tabular-nums track-display portrait:text-[14vmin]">
          {day}
        </span>
        <span className="mt-[1vmin] text-[5.6vmin] font-semibold">{month}</span>
      </p>
    </div>
  </>
);
