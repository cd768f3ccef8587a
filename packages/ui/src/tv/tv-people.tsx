import type { ReactNode } from "react";
import { RecipientFace } from "../entity/recipient-face.tsx";
import type { Recipient } from "../entity/types.ts";
import { TvFace } from "./tv-face.tsx";

interface Turn {
  people: Recipient[];
  names: ReactNode;
  /** What a name alone leaves open: of a person what they do, of a team how many they are. */
  note?: ReactNode;
  /** '+9', and what that means. */
  others?: { figure: string; label: string } | null;
}
type Props = {
  turns: Turn[];
  /** Whose turn it is. */
  at: number;
};
const ring = "rounded-full [box-shadow:0_0_0_.7vmin_var(--t-deep)] [&+&]:-ms-[2vmin]";

/** Whom it is for: up to two beside their names, more in a row over them. All turns share one place, so that nothing moves when they change. */
export const TvPeople = ({ turns, at }: Props) => (
  <div className="grid shrink-0 items-center">
    {turns.map(({ people, names, note, others }, turn) => (
      <div
        key={people[0]?.id ?? turn}
        aria-hidden={turn !== at}
        className={`col-start-1 row-start-1 flex min-w-0 [transition:opacity_900ms] ${turn === at ? "opacity-100" : "opacity-0"} ${
          people.length > 2 ? "flex-col gap-[1.8vmin]" : "items-center gap-[3vmin]"
        }`}
      >
        <span className="flex shrink-0">
          {people.map((person) => (
            <TvFace key={person.id} className={`size-[14vmin] ${ring}`}>
              <RecipientFace recipient={person} size="xl" />
            </TvFace>
          ))}
          {others && (
            <span
              role="img"
              aria-label={others.label}
              className={`z-1 grid size-[14vmin] shrink-0 place-items-center bg-deep-3 font-semibold tabular-nums ${ring}`}
            >
              {others.figure}
            </span>
          )}
        </span>
        <div className="min-w-0">
          <h1 className="line-clamp-2 text-[5.8vmin] leading-[1.16] font-semibold text-balance wrap-anywhere">
            {names}
          </h1>
          {note && (
            <p className="line-clamp-1 text-on-deep-2 wrap-anywhere">
              <bdi>{note}</bdi>
            </p>
          )}
        </div>
      </div>
    ))}
  </div>
);
