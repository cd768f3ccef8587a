import { useTranslation } from "@plaudit/i18n/react.ts";
import { buttonClass } from "@plaudit/ui/button.tsx";
import { Logo } from "@plaudit/ui/logo.tsx";
import type { PreviewBrand } from "./preview-people.ts";
import { usePreviewWords } from "./preview-people.ts";

export function ConsolePreview({ brand }: { brand: PreviewBrand }) {
  const { t } = usePreviewWords();
  const { t: common } = useTranslation();
  const entries = [t(($) => $.preview.menuOne), t(($) => $.preview.menuTwo), t(($) => $.preview.menuThree)];
  return (
    <div className="grid aspect-[16/11] grid-cols-[42%_minmax(0,1fr)] text-xs">
      <div className="min-w-0 border-line border-e p-3">
        <Logo {...brand} className="max-w-[133%]! origin-top-left scale-75 rtl:origin-top-right" />
        <ul className="mt-2 grid gap-0.5">
          {entries.map((entry, i) => (
            <li
              key={entry}
              className={`truncate rounded-sm px-2 py-1.5 font-medium ${i === 1 ? "bg-brand-soft text-brand-text" : "text-ink-2"}`}
            >
              {entry}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col gap-2 bg-surface p-4">
        <p className="font-semibold">{entries[1]}</p>
        <p className="mt-1 font-semibold">{t(($) => $.preview.field)}</p>
        <p className="truncate rounded-sm px-2.5 py-2 rim-ring">{brand.name}</p>
        <div className="mt-auto grid justify-items-start gap-2">
          <span className={buttonClass({ size: "xs" })}>{t(($) => $.save)}</span>
          <span className={buttonClass({ kind: "line", size: "xs" })}>{common(($) => $.form.discard)}</span>
        </div>
      </div>
    </div>
  );
}
