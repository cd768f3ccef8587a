import type { ReactNode } from "react";
import { Motif } from "../art/motif.tsx";

type Props = { lead: string; text: string; art: ReactNode; actions: ReactNode; alert?: boolean; children?: ReactNode };

/** The calm middle of a page that has nothing else to show. */
export const ProblemScreen = ({ lead, text, art, actions, alert, children }: Props) => (
  <div
    role={alert ? "alert" : undefined}
    className="mx-auto grid max-w-md justify-items-center py-10 text-center sm:py-20"
  >
    {art}
    <p className="mt-8 font-display text-title font-[480] track-display">{lead}</p>
    <p className="mt-2 text-base text-ink-2">{text}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>
    {children}
  </div>
);

const pieces = ["-rotate-3", "mt-3 rotate-1", "-mt-1 rotate-4"];
export const BrokenArt = () => (
  <div aria-hidden="true" className="flex gap-1.5">
    {pieces.map((turn) => (
      <Motif
        key={turn}
        kind="beam"
        tone={25}
        seed={turn}
        w={64}
        h={192}
        u={32}
        className={`h-40 w-14 rounded-md ${turn}`}
      />
    ))}
  </div>
);
