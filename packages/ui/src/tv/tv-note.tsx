import type { ReactNode } from "react";
import { PetalField } from "../art/petal-field.tsx";

type Props = { title: string; children: ReactNode };

/** What a screen says when it has nobody's words to show. */
export const TvNote = ({ title, children }: Props) => (
  <div className="flex h-full flex-col justify-center">
    <PetalField className="absolute -end-[20vmin] -top-[20vmin] -z-10 size-[120vmin] opacity-60" />
    <h1 className="max-w-[16ch] font-display text-[8.4vmin] leading-[1.05] font-[400] track-display">{title}</h1>
    <p className="mt-[3vmin] max-w-[30ch] text-[3.6vmin] text-on-deep-2">{children}</p>
  </div>
);
