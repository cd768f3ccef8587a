import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";

type Props = { part: number; whole: number; text: "read" | "confirmed" };

/** As wide as those who have are many; the words below say the same. */
export function ReadBar({ part, whole, text }: Props) {
  const { t } = useTranslation("announcement-admin");
  const { number } = useFormat();
  return (
    <div>
      <div aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-line">
        <i className="bg-mark" style={{ width: `${(part / Math.max(1, whole)) * 100}%` }} />
      </div>
      <p className="mt-1 text-xs text-ink-2 tabular-nums">
        {t(($) => $[text], { n: number(part), of: number(whole) })}
      </p>
    </div>
  );
}
