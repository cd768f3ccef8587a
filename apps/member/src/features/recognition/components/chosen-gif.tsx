import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { MovingPicture } from "@plaudit/ui/entity/moving-picture.tsx";
import { X } from "@plaudit/ui/icons.tsx";

/** The GIF of a recognition: while it is written it can be taken away. */
export function ChosenGif({ url, onRemove }: { url: string; onRemove?: () => void }) {
  const { t } = useTranslation("recognition");
  return (
    <figure
      className={`gif-whole relative overflow-hidden rounded-md bg-sunken ${onRemove ? "h-40 w-64 shrink-0" : "gif-shown"}`}
    >
      <MovingPicture
        src={url}
        alt={t(($) => $.gif.one)}
        labels={{ play: t(($) => $.files.play), pause: t(($) => $.files.pause) }}
        className="size-full"
      />
      <figcaption className="file-by rounded-full px-2 text-2xs font-semibold">{t(($) => $.gif.by)}</figcaption>
      {onRemove && (
        <Button
          kind="quiet"
          size="icon-sm"
          aria-label={t(($) => $.gif.remove)}
          onClick={onRemove}
          className="file-remove file-remove-dark"
        >
          <X className="size-4" strokeWidth={2.25} aria-hidden="true" />
        </Button>
      )}
    </figure>
  );
}
