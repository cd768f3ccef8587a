import type { ReactNode } from "react";
import { Occasion, type OccasionKind } from "../art/occasion.tsx";
import { Avatar } from "../avatar.tsx";
import type { Person } from "./types.ts";

type Props = {
  person: Person;
  kind: OccasionKind;
  years: number;
  milestone: boolean;
  /** A picture of the company's own, in place of the drawing. */
  urls?: Record<string, string> | null | undefined;
  /** Of the heading; without it the words are no heading. */
  id?: string;
  words: ReactNode;
  note: ReactNode;
  /** In a narrow column of a wide screen. */
  narrow?: boolean;
  menu?: ReactNode;
};

/** Celebrations are many, and small: a milestone alone is drawn large. */
export function CelebrationSlip({
  person,
  kind,
  years,
  milestone,
  urls,
  id,
  words,
  note,
  narrow = false,
  menu,
}: Props) {
  const Words = id ? "h2" : "p";
  if (milestone)
    return (
      <div
        className={`relative flex items-center gap-4 bg-deep px-4 py-7 text-on-deep ${narrow ? "" : "sm:gap-8 sm:px-7 sm:py-9"}`}
      >
        <div className="min-w-0 grow">
          <Words
            id={id}
            dir="auto"
            className={`text-start font-display text-title leading-tight font-[440] wrap-anywhere track-display ${narrow ? "" : "sm:text-display"}`}
          >
            {words}
          </Words>
          <div className="mt-4 flex items-center gap-3">
            <Avatar person={person} size={48} decorative />
            <p className="min-w-0 text-sm wrap-anywhere">
              <bdi className="font-semibold">{person.name}</bdi>
              <span className="block text-xs text-on-deep-2">{note}</span>
            </p>
          </div>
        </div>
        <Occasion kind={kind} years={years} urls={urls} deep className={narrow ? "size-24" : "size-24 sm:size-32"} />
        {menu}
      </div>
    );
  return (
    <div className="flex items-center gap-3.5 px-4 pt-4 sm:px-6">
      <Avatar person={person} size={48} decorative />
      <div className="min-w-0 grow">
        <Words id={id} dir="auto" className="text-start text-base leading-snug font-semibold wrap-anywhere">
          {words}
        </Words>
        <p className="mt-0.5 text-xs text-ink-2 wrap-anywhere">
          <bdi>{person.name}</bdi> · {note}
        </p>
      </div>
      <Occasion kind={kind} years={years} urls={urls} className="size-11" />
      {menu}
    </div>
  );
}
