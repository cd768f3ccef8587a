import { Band } from "../art/band.tsx";
import { Motif } from "../art/motif.tsx";
import type { Quality } from "./types.ts";

const height = "h-10 sm:h-14";

/** What is being made is seen while it is made: the band takes the drawing of each quality as it is chosen. */
export const ComposerBand = ({ qualities }: { qualities: Quality[] }) =>
  qualities.length > 0 ? (
    <Band qualities={qualities} seed="composer" h={56} u={28} className={height} />
  ) : (
    <Motif
      kind="meeting"
      tone={80}
      seed="composer"
      w={640}
      h={56}
      u={28}
      className={`w-full opacity-45 [filter:grayscale(1)] ${height}`}
    />
  );
