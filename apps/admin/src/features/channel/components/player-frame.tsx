import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { useEffect, useRef, useState } from "react";

interface Props {
  /** Null while it is asked for. */
  path: string | null;
  title: string;
  onFailed: () => void;
  className: string;
}

/** A frame that cannot be reached, or that the player has left because it had nothing to play, is of no use. */
function playerIn(frame: HTMLIFrameElement): Document | null {
  try {
    const { contentDocument: page } = frame;
    return page?.location.pathname.startsWith("/tv/watch/") ? page : null;
  } catch {
    return null;
  }
}

/** The player, behind a skeleton until it has drawn its first slide. */
export function PlayerFrame({ path, title, onFailed, className }: Props) {
  const [drawn, setDrawn] = useState(false);
  const watching = useRef<MutationObserver>(undefined);
  useEffect(() => () => watching.current?.disconnect(), []);
  const watch = (frame: HTMLIFrameElement) => {
    watching.current?.disconnect();
    const page = playerIn(frame);
    if (!page) return onFailed();
    const look = () => {
      if (!page.querySelector("main")) return;
      watching.current?.disconnect();
      setDrawn(true);
    };
    watching.current = new MutationObserver(look);
    watching.current.observe(page.body, { childList: true, subtree: true });
    look();
  };
  return (
    <div className={`relative overflow-hidden rounded-md bg-sunken ${className}`}>
      {!drawn && <Skeleton className="absolute inset-0" />}
      {path && (
        <iframe
          src={path}
          title={title}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          onLoad={(event) => watch(event.currentTarget)}
          className={`size-full ${drawn ? "" : "opacity-0"}`}
        />
      )}
    </div>
  );
}
