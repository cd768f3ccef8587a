import type { SignatureGif } from "@plaudit/api/card-signature.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { MovingPicture } from "@plaudit/ui/entity/moving-picture.tsx";

interface Props {
  gif: SignatureGif;
  alt: string;
  /** At most, in rem. */
  height: number;
  className?: string;
}

/** All of a GIF, which can be paused, and stands still for who asks for less movement. */
export function GifView({ gif: { url, width, height: own }, alt, height, className = "" }: Props) {
  const { t } = useTranslation("recognition");
  return (
    <div className={className} style={{ aspectRatio: width / own, width: `min(100%, ${(height * width) / own}rem)` }}>
      <MovingPicture
        src={url}
        alt={alt}
        labels={{ play: t(($) => $.files.play), pause: t(($) => $.files.pause) }}
        className="size-full rounded-md"
      />
    </div>
  );
}
