import { TextLink } from "@plaudit/ui/text-link.tsx";
import type { ReactNode } from "react";

type Props = {
  picture: ReactNode;
  name: string;
  /** Where it is opened; null: it cannot be. */
  to: string | null;
  /** What stands beside its name. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A thing in a list: its picture, its name and a line about it. */
export const RowName = ({ picture, name, to, beside, children }: Props) => (
  <span className="flex items-center gap-3.5">
    {picture}
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2.5">
        {to === null ? (
          <bdi>{name}</bdi>
        ) : (
          <TextLink to={to} className="text-ink!">
            <bdi>{name}</bdi>
          </TextLink>
        )}
        {beside}
      </span>
      <span className="block text-xs font-normal text-ink-2">{children}</span>
    </span>
  </span>
);
