import type { OwnAwardType } from "../data.ts";

const DAY_MS = 24 * 3_600_000;
/** More would be a line. */
const MOST = 60;

/** How much of a window has gone: one stroke a day, today longer. The words beside it say the same. */
export function DayStrip({ type: { nominationStartAt, nominationEndAt } }: { type: OwnAwardType }) {
  if (!nominationStartAt || !nominationEndAt) return null;
  const from = new Date(nominationStartAt).getTime();
  const days = Math.ceil((new Date(nominationEndAt).getTime() - from) / DAY_MS);
  const gone = Math.floor((Date.now() - from) / DAY_MS);
  if (days < 2 || days > MOST) return null;
  return (
    <span aria-hidden="true" className="mt-2 flex h-5 max-w-80 items-end justify-between">
      {Array.from({ length: days }, (_, n) => (
        <i
          key={n}
          className={`w-1 rounded-full ${n === gone ? "h-5 bg-mark" : n < gone ? "h-2.5 bg-line-2 opacity-60" : "h-2.5 bg-mark opacity-45"}`}
        />
      ))}
    </span>
  );
}
