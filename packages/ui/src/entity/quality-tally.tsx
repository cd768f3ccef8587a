import { Motif } from "../art/motif.tsx";
import { motifOf } from "../art/motif-of.ts";
import type { Quality } from "./types.ts";

type Props = { seed: string; qualities: { quality: Quality; count: number }[]; times: (count: number) => string };

/** What people see in somebody: the top qualities as pictures, with how often. */
export const QualityTally = ({ seed, qualities, times }: Props) => (
  <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-5">
    {qualities.slice(0, 5).map(({ quality, count }, i) => (
      <li key={quality.id} className={i > 3 ? "max-sm:hidden" : ""}>
        <Motif
          kind={motifOf(quality)}
          tone={quality.color}
          seed={seed}
          w={128}
          h={128}
          className="w-full rounded-[28%]"
        />
        <p className="mt-2.5 text-sm leading-tight font-semibold wrap-anywhere">
          <bdi>{quality.name}</bdi>
        </p>
        <p className="text-xs text-ink-2 tabular-nums">{times(count)}</p>
      </li>
    ))}
  </ul>
);
