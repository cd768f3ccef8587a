import type { ReactNode } from "react";
import { RecipientFace } from "../entity/recipient-face.tsx";
import type { Recipient } from "../entity/types.ts";

type Turn = { people: Recipient[]; names: ReactNode; note?: ReactNode };
type Props = {
  turns: Turn[];
  /** Whose turn it is. */
  at: number;
};
const faceOf = (count: number) =>
  count <= 2 ? "size-[16vmin]" : count <= 4 ? "size-[12vmin] [&+&]:-ms-[2.4vmin]" : "size-[9vmin] [&+&]:-ms-[1.6vmin]";

/** Whom it is for. All turns share one place, so that nothing moves when they change. */
export const TvPeople = ({ turns, at }: Props) => (
  <div className="grid shrink-0 items-center">
    {turns.map(({ people, names, note }, turn) => {
      const many = people.length > 2;
      return (
        <div
          key={people[0]?.id ?? turn}
          aria-hidden={turn !== at}
          className={`col-start-1 row-start-1 flex min-w-0 [transition:opacity_900ms] ${turn === at ? "opacity-100" : "opacity-0"} ${
            many ? "flex-col gap-[2vmin]" : "items-center gap-[3vmin]"
          }`}
        >
          <span className="flex shrink-0" data-theme="light">
            {people.map((person, i) => (
              <span
                key={person.id}
                className={`shrink-0 rounded-full ${faceOf(people.length)} ${i > 0 && !many ? "-ms-[3vmin]" : ""}`}
              >
                <RecipientFace recipient={person} size="xl" ring="ring-[.8vmin] ring-deep" />
              </span>
            ))}
          </span>
          <div className="min-w-0">
            <h1
              className={`leading-tight font-semibold text-balance wrap-anywhere ${many ? "line-clamp-2 text-[3.6vmin] portrait:line-clamp-3" : "line-clamp-2 text-[4.6vmin] portrait:line-clamp-3"}`}
            >
              {names}
            </h1>
            {note && <p className="mt-[.8vmin] text-[3vmin] text-on-deep-2">{note}</p>}
          </div>
        </div>
      );
    })}
  </div>
);
