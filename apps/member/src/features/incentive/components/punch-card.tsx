import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import type { OwnIncentive } from "../data.ts";

/** More are only named. */
const MOST = 12;
const looks = {
  done: "bg-brand text-on-brand [--glyph-eye:var(--t-brand)]",
  waiting: "border-2 border-dotted border-mark",
  open: "rim-line-2",
};

/** How often one may still: a hole is punched for each time, the one that waits is dotted. */
export function PunchCard({ incentive: { perPerson, own } }: { incentive: OwnIncentive }) {
  const { t } = useTranslation("incentive");
  const { number } = useFormat();
  if (perPerson === null || perPerson > MOST) return null;
  const { approved, pending } = own;
  const label = { done: number(approved), of: number(perPerson), waiting: number(pending) };
  const holes = Array.from({ length: perPerson }, (_, n) =>
    n < approved ? "done" : n < approved + pending ? "waiting" : "open",
  );
  return (
    <span
      role="img"
      aria-label={pending > 0 ? t(($) => $.punch.waiting, label) : t(($) => $.punch.done, label)}
      className="flex flex-wrap gap-1.5"
    >
      {holes.map((state, n) => (
        <span key={n} className={`grid size-7 place-items-center rounded-full ${looks[state]}`}>
          {state === "done" && <PointGlyph className="size-4" />}
        </span>
      ))}
    </span>
  );
}
