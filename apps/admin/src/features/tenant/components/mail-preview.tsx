import { buttonClass } from "@plaudit/ui/button.tsx";
import type { PreviewBrand } from "./preview-people.ts";
import { usePreviewWords } from "./preview-people.ts";

/** As `mail/layout.ts` of the server writes it: mark and name, a card, one button, an address. */
export function MailPreview({ brand }: { brand: PreviewBrand }) {
  const { t, sender } = usePreviewWords();
  return (
    <div className="grid grid-cols-[minmax(0,30rem)] justify-center p-4 sm:p-6">
      <p className="truncate px-1 pb-3 font-bold">
        <span aria-hidden="true" className="text-mark">
          ◆
        </span>{" "}
        <bdi>{brand.name}</bdi>
      </p>
      <div className="rounded-lg bg-surface p-5 sm:p-6">
        <p className="font-display text-title">{t(($) => $.preview.mailTitle, { name: sender.name })}</p>
        <p className="mt-3 font-display text-note track-note">{t(($) => $.preview.mailText)}</p>
        {brand.points && <p className="mt-2 text-sm font-semibold text-brand-text">{t(($) => $.preview.points)}</p>}
        <span className={`${buttonClass({})} mt-4`}>{t(($) => $.preview.mailButton)}</span>
      </div>
      <p className="truncate px-1 pt-3 text-xs text-brand-text">
        <bdi dir="ltr">{brand.host}</bdi>
      </p>
    </div>
  );
}
