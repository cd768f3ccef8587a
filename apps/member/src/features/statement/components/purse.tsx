import { useTranslation } from "@plaudit/i18n/react.ts";
import { GiveGlyph, SpendGlyph } from "@plaudit/ui/art/glyphs.tsx";
import type { Account } from "../data.ts";

/** Which of the two balances an amount belongs to. */
export function Purse({ account, className = "size-5" }: { account: Account; className?: string }) {
  const { t } = useTranslation("points");
  const give = account === "allocation";
  return (
    <>
      {give ? (
        <GiveGlyph className={`${className} text-brand-text`} />
      ) : (
        <SpendGlyph className={`${className} text-ink-2`} />
      )}
      <span className="sr-only">{give ? t(($) => $.give) : t(($) => $.spend)}</span>
    </>
  );
}
