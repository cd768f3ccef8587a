import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";

/** How many of its readers have read it, on one line; gray once it is over. */
export function ReadShare({ read, audience, over }: { read: number; audience: number; over: boolean }) {
  const { t } = useTranslation("announcement-admin");
  const { number } = useFormat();
  const share = read / Math.max(1, audience);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex h-1.5 w-full min-w-20 overflow-hidden rounded-full bg-line">
        <i className={over ? "bg-line-2" : "bg-mark"} style={{ width: `${share * 100}%` }} />
      </span>
      <span aria-hidden="true" className="w-11 shrink-0 text-end text-sm font-semibold tabular-nums">
        {number(share, { style: "percent" })}
      </span>
      <span className="sr-only">{t(($) => $.read, { n: number(read), of: number(audience) })}</span>
    </span>
  );
}
