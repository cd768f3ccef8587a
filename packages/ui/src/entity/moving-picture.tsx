import "./files.css";
import { useCallback, useEffect, useRef, useState } from "react";
import { Pause, Play } from "../later-icons.tsx";
import { useMedia } from "../use-media.ts";

type Props = {
  src: string;
  alt: string;
  labels: { play: string; pause: string };
  className?: string;
  /** Only moves once it is asked to. */
  still?: boolean;
  onFailed?: () => void;
};

/** A picture that moves, until it is paused; with reduced motion it stands still until it is asked to move. */
export function MovingPicture({ src, alt, labels, className = "", still = false, onFailed }: Props) {
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const [playing, setPlaying] = useState(!still && !calm);
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
  const Icon = playing ? Pause : Play;
  return (
    <span className={`relative block overflow-hidden ${className}`}>
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
      <button
        type="button"
        onClick={() => setPlaying(!playing)}
        className="file-pause flex h-11 items-center gap-1.5 rounded-full px-3 text-xs font-semibold"
      >
        <Icon className="size-4" aria-hidden="true" />
        {playing ? labels.pause : labels.play}
      </button>
    </span>
  );
}
