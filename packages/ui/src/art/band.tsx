import type { Quality } from "../entity/types.ts";
import { Motif } from "./motif.tsx";
import { motifOf } from "./motif-of.ts";

/** Several qualities share one band, side by side. */
export function Band({
  qualities,
  seed,
  h = 96,
  u = 32,
  className = "",
}: {
  qualities: Quality[];
  seed: string;
  h?: number;
  u?: number;
  className?: string;
}) {
  return (
    <div className={`flex gap-1 overflow-hidden ${className}`}>
      {qualities.map((q) => (
        <Motif
          key={q.id}
          kind={motifOf(q)}
          tone={q.color}
          seed={seed + q.id}
          w={Math.round(640 / qualities.length)}
          h={h}
          u={u}
          className="h-full min-w-0 grow basis-0"
        />
      ))}
    </div>
  );
}
