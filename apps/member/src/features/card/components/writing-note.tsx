import type { PersonSummary } from "@plaudit/api/shared.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";

const NAMED = 2;

/** Who writes on the card at this moment, on its paper. */
export function WritingNote({ writers, className = "" }: { writers: readonly PersonSummary[]; className?: string }) {
  const { t } = useTranslation("card-paper");
  const { list, number } = useFormat();
  const [first] = writers;
  if (!first) return null;
  const others = writers.length - NAMED;
  const names = writers.slice(0, NAMED).map(({ firstName }) => firstName);
  if (others > 0) names.push(t(($) => $.paper.writersMore, { count: others, n: number(others) }));
  return (
    <p
      className={`pointer-events-none flex w-max max-w-full items-center gap-2 rounded-full bg-raised py-1 ps-1 pe-3 text-xs shadow-1 ${className}`}
    >
      <Avatar person={first} decorative className="size-7! text-[0.625rem]!" />
      <span className="min-w-0 truncate">
        {t(($) => $.paper.writing, { count: writers.length, names: list(names) })}
      </span>
    </p>
  );
}
