import { useTranslation } from "@plaudit/i18n/react.ts";
import { PetalField } from "@plaudit/ui/art/petal-field.tsx";

export function EmptySlide() {
  const { t } = useTranslation("tv");
  return (
    <div className="flex h-full flex-col justify-center">
      <PetalField className="absolute -end-[20vmin] -top-[20vmin] -z-10 size-[120vmin] opacity-60" />
      <h1 className="max-w-[16ch] font-display text-[8.4vmin] leading-[1.05] font-[400] track-display">
        {t(($) => $.empty.title)}
      </h1>
      <p className="mt-[3vmin] max-w-[30ch] text-[3.6vmin] text-on-deep-2">{t(($) => $.empty.text)}</p>
    </div>
  );
}
