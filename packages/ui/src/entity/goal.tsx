import { Bloom } from "../art/bloom.tsx";
import type { Format } from "../format.ts";

type Props = { count: number; goal: number; labels: { of: string; left: string }; format: Format };

/** The month's goal as a flower that fills. */
export const Goal = ({ count, goal, labels, format }: Props) => (
  <div className="text-center">
    <div className="relative mx-auto w-fit">
      <Bloom value={count} max={goal} className="size-50" />
      <p className="absolute inset-0 grid place-content-center">
        <span className="font-display text-[2.75rem] leading-none font-[450] tabular-nums track-display">
          {format.number(count)}
        </span>
        <span className="mt-1 text-2xs text-ink-2">{labels.of}</span>
      </p>
    </div>
    <p className="mt-3 text-sm text-ink-2">{labels.left}</p>
  </div>
);
