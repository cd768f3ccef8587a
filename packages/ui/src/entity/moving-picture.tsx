import "./files.css";
import { useState } from "react";
import { Pause, Play } from "../later-icons.tsx";
import { useMedia } from "../use-media.ts";
import { PausablePicture } from "./pausable-picture.tsx";

type Props = {
  src: string;
  alt: string;
  labels: { play: string; pause: string };
  className?: string;
};

/** A picture that moves, until it is paused; with reduced motion it stands still until it is asked to move. */
export function MovingPicture({ src, alt, labels, className = "" }: Props) {
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const [playing, setPlaying] = useState(!calm);
  const Icon = playing ? Pause : Play;
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <PausablePicture src={src} alt={alt} playing={playing} />
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
