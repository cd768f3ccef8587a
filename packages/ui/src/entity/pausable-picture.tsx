import { useCallback, useEffect, useRef } from "react";

type Props = { src: string; alt: string; playing: boolean; onFailed?: (() => void) | undefined };

/** A picture that moves, or stands still on the frame that it has reached. It fills what it stands in. */
export function PausablePicture({ src, alt, playing, onFailed }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  const hold = useCallback(() => {
    const [from, to] = [picture.current, frame.current];
    if (!from?.naturalWidth || !to) return;
    to.width = from.naturalWidth;
    to.height = from.naturalHeight;
    to.getContext("2d")?.drawImage(from, 0, 0);
  }, []);
  useEffect(() => {
    if (!playing) hold();
  }, [playing, hold]);
  return (
    <>
      <img
        ref={picture}
        src={src}
        alt={alt}
        onLoad={hold}
        onError={onFailed}
        className="size-full object-cover"
        style={{ opacity: playing ? 1 : 0 }}
      />
      {!playing && <canvas ref={frame} className="absolute inset-0 size-full object-cover" />}
    </>
  );
}
