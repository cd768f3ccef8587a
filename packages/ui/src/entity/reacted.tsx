import type { ReactNode } from "react";
import { Reaction } from "../art/reaction.tsx";
import type { Format } from "../format.ts";
import { Tabs } from "../tabs.tsx";
import type { ReactionType } from "./types.ts";

type Props = {
  counts: { type: ReactionType; count: number }[];
  kind: ReactionType;
  onKind: (kind: ReactionType) => void;
  label: string;
  names: Record<ReactionType, string>;
  format: Format;
  /** Who reacted in this way. */
  children: ReactNode;
};

/** Who reacted, by kind. */
export const Reacted = ({ counts, kind, onKind, label, names, format, children }: Props) => (
  <Tabs
    label={label}
    value={kind}
    onChange={onKind}
    tabs={counts.map(({ type, count }) => ({
      value: type,
      name: `${names[type]}, ${format.number(count)}`,
      label: (
        <>
          <Reaction kind={type} className="size-5.5" />
          {format.number(count)}
        </>
      ),
    }))}
  >
    {children}
  </Tabs>
);
