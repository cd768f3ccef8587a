import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";

export function GifButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation("recognition");
  return (
    <Button kind="quiet" size="icon-sm" aria-label={t(($) => $.gif.title)} onClick={onClick}>
      <span
        className="rounded-sm border-[1.5px] border-current px-0.5 text-[.625rem] leading-4 font-bold"
        aria-hidden="true"
      >
        {t(($) => $.gif.one)}
      </span>
    </Button>
  );
}
