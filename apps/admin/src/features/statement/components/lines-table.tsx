import { can } from "@plaudit/api/permissions.ts";
import { lastDayBefore } from "@plaudit/i18n/last-day.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Undo2 } from "@plaudit/ui/later-icons.tsx";
import type { Line } from "../data.ts";

const hour = { hour: "numeric", minute: "2-digit" } as const;
const day = { day: "numeric", month: "short", year: "numeric" } as const;
const head = "h-10 pe-4 font-semibold";
const cell = "py-3 pe-4 align-middle";

/** A statement that adds up line by line: each balance is the one below it with this line's amount. */
export function LinesTable({
  lines,
  label,
  onReverse,
}: {
  lines: Line[];
  label: string;
  onReverse: (line: Line) => void;
}) {
  const { t } = useTranslation("points-reporting");
  const { t: own } = useTranslation("statement");
  const { number, date, list } = useFormat();
  const about = ({ type, amount, actor, recipients, moreRecipients, reverses }: Line): string => {
    const kind = own(($) => $.kind[type]);
    if (reverses)
      return t(($) => $.line.reversal, {
        kind: own(($) => $.kind[reverses.type]),
        date: date(reverses.createdAt, day),
      });
    const names = list([...recipients.map((one) => one.name), ...(moreRecipients ? [own(($) => $.others)] : [])]);
    if (amount < 0 && names !== "") return t(($) => $.line.to, { kind, names });
    if (amount > 0 && actor) return t(($) => $.line.from, { kind, name: actor.name });
    return kind;
  };
  const takenBack = ({ at, amount: n }: NonNullable<Line["takenBack"]>, of: number): string => {
    const when = { date: date(at, day), n: number(n), of: number(of) };
    return n === 0
      ? t(($) => $.line.noneLeft, when)
      : n < of
        ? t(($) => $.line.partLeft, when)
        : t(($) => $.line.allLeft, when);
  };
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <th scope="col" className={`${head} text-start`}>
            {t(($) => $.column.when)}
          </th>
          <th scope="col" className={`${head} text-start`}>
            {t(($) => $.column.what)}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {t(($) => $.column.amount)}
          </th>
          <th scope="col" className={`${head} text-end max-sm:hidden`}>
            {t(($) => $.column.balance)}
          </th>
          <th scope="col" className="h-10">
            <span className="sr-only">{t(($) => $.column.correct)}</span>
          </th>
        </tr>
      </thead>
      <tbody className="lines-y">
        {lines.map((line) => {
          const text = about(line);
          const muted = line.reversed || line.type === "reversal" ? "text-ink-2" : "";
          return (
            <tr key={line.id} className={muted}>
              <td className={`${cell} whitespace-nowrap tabular-nums max-sm:text-xs`}>
                {date(line.createdAt, day)}
                <span className="block text-xs text-ink-2">{date(line.createdAt, hour)}</span>
              </td>
              <td className={`${cell} min-w-0`}>
                {text}
                {(line.about || line.note) && (
                  <span dir="auto" className="block text-xs text-ink-2">
                    {line.note ?? line.about?.words}
                  </span>
                )}
                {line.takenBack && (
                  <span className="block text-xs text-ink-2">
                    {takenBack(line.takenBack, line.amount)}
                    {line.takenBack.amount === 0 && line.takenBack.reason && (
                      <span dir="auto" className="block">
                        {line.takenBack.reason}
                      </span>
                    )}
                  </span>
                )}
                {line.lapsesAt && line.left !== null && line.left > 0 && (
                  <span className="block text-xs text-ink-2">
                    {own(($) => $.until, { date: date(lastDayBefore(line.lapsesAt), day) })}
                  </span>
                )}
              </td>
              <td
                className={`${cell} text-end font-semibold tabular-nums ${line.amount > 0 && !muted ? "text-ok-text" : ""}`}
              >
                {number(line.amount, { signDisplay: "exceptZero" })}
              </td>
              <td className={`${cell} text-end tabular-nums max-sm:hidden`}>{number(line.balance)}</td>
              <td className="py-3 text-end">
                {can(line, "reverse") && (
                  <Button
                    kind="quiet"
                    size="xs"
                    aria-label={t(($) => $.reverse.of, { what: text })}
                    onClick={() => onReverse(line)}
                  >
                    <Undo2 className="size-4" aria-hidden="true" />
                    <span className="max-sm:sr-only">{t(($) => $.reverse.act)}</span>
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
