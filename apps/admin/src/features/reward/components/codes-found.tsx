import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { CircleAlert, CircleCheck, type Icon, X } from "@plaudit/ui/icons.tsx";
import type { CodesAnswer } from "../data.ts";
import { useRewardText } from "../use-reward-text.ts";

/** How a file writes a day. */
export const EXAMPLE_DAY = "2030-12-31";
/** Lines that are shown; the file has all that are named. */
const SHOWN = 8;
type Rejected = CodesAnswer["rejected"]["results"][number];
type Props = { found: CodesAnswer; name: string };

/** What would be a formula is text. */
const csvOf = (fields: string[]) =>
  fields.map((field) => `"${field.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`).join(",");

/** What would become of a file's lines, those that are left out by their number. */
export function CodesFound({ found, name }: Props) {
  const { t } = useTranslation("reward-admin");
  const { number } = useRewardText();
  const { added, rejected } = found;
  const isKnown = ({ reason }: Rejected) => reason === "known" || reason === "twice";
  const known = rejected.results.filter(isKnown).length;
  const figures: [number, string, Icon, string][] = [
    [added, t(($) => $.codes.good, { count: added }), CircleCheck, "text-ok-text"],
    [known, t(($) => $.codes.known, { count: known }), CircleAlert, "text-warn-text"],
    [rejected.total - known, t(($) => $.codes.wrong, { count: rejected.total - known }), X, "text-danger-text"],
  ];
  const why = ({ reason, firstLine }: Rejected) =>
    t(($) => $.codes.reason[reason], { line: firstLine === null ? "" : number(firstLine), day: EXAMPLE_DAY });
  const rest = rejected.total - Math.min(rejected.total, SHOWN);
  async function handleFile() {
    const lines = rejected.results.map((one) => csvOf([String(one.line), one.code, why(one)]));
    const head = csvOf([t(($) => $.codes.line), t(($) => $.codes.code), t(($) => $.codes.why)]);
    const { saveFile } = await import("@plaudit/ui/save-file.ts");
    saveFile(new Blob([`\ufeff${[head, ...lines].join("\r\n")}\r\n`], { type: "text/csv" }), `left-out-${name}`);
  }
  const head = "h-10 pe-4 text-start font-semibold last:pe-0";
  const cell = "h-10 py-2 pe-4 align-middle last:pe-0";
  return (
    <div role="status" className="grid gap-4">
      <dl className="grid grid-cols-3 gap-4">
        {figures.map(([figure, label, Sign, tone]) => (
          <div key={label}>
            <dt className="flex items-center gap-1.5 text-xs text-ink-2">
              <Sign className={`size-4 shrink-0 ${tone}`} aria-hidden="true" />
              {label}
            </dt>
            <dd className="mt-1 font-display text-[1.75rem] leading-none font-[480] tabular-nums">{number(figure)}</dd>
          </div>
        ))}
      </dl>
      {rejected.total > 0 && (
        <table className="w-full text-sm">
          <caption className="sr-only">{t(($) => $.codes.leftOut)}</caption>
          <thead>
            <tr className="border-line border-b text-xs text-ink-2">
              <th scope="col" className={`${head} w-16`}>
                {t(($) => $.codes.line)}
              </th>
              <th scope="col" className={head}>
                {t(($) => $.codes.code)}
              </th>
              <th scope="col" className={head}>
                {t(($) => $.codes.why)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rejected.results.slice(0, SHOWN).map((one) => (
              <tr key={one.line} className="border-line border-b">
                <th scope="row" className={`${cell} text-start font-semibold tabular-nums`}>
                  {number(one.line)}
                </th>
                <td className={cell}>
                  <bdi dir="ltr" className="tabular-nums">
                    {one.code || "–"}
                  </bdi>
                </td>
                <td className={`${cell} text-ink-2`}>{why(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {added > 0 && (
        <p className="text-xs text-ink-2">{t(($) => $.codes.allOrNone, { count: added, n: number(added) })}</p>
      )}
      {rest > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
          {t(($) => $.codes.rest, { count: rest, n: number(rest) })}
          <Button kind="quiet" size="xs" className="-my-1" onClick={() => void handleFile()}>
            {t(($) => $.codes.asFile)}
          </Button>
        </p>
      )}
    </div>
  );
}
