import { useCallback, useEffect, useRef, useState } from "react";
import { type Content, loadContent, type Ticket } from "./content.ts";
import { playlist, type Slide } from "./playlist.ts";

const SLIDE_MS = 40_000;

interface Playing {
  content: Content;
  slides: Slide[];
  offlineSince: Date | null;
}

/** Plays in a loop, one slide every 40 s, and asks for news when the last one shows. */
export function usePlayer(ticket: Ticket, first: { content: Content; online: boolean }, onRefused: () => void) {
  const [playing, setPlaying] = useState<Playing>(() => ({
    content: first.content,
    slides: playlist(first.content, Math.random),
    offlineSince: first.online ? null : new Date(),
  }));
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const next = useRef<Playing | null>(null);
  const { slides } = playing;
  const last = index >= slides.length - 1;

  const go = useCallback(
    (step: number) => setIndex((i) => (i + step + slides.length) % Math.max(1, slides.length)),
    [slides.length],
  );

  useEffect(() => {
    if (!last) return;
    let gone = false;
    loadContent(ticket).then(
      ({ content, online }) => {
        if (gone) return;
        const news = { content, slides: playlist(content, Math.random), offlineSince: online ? null : new Date() };
        if (slides.length === 0) setPlaying(news);
        else next.current = news;
        setPlaying((was) => ({ ...was, offlineSince: online ? null : (was.offlineSince ?? news.offlineSince) }));
      },
      () => !gone && onRefused(),
    );
    return () => {
      gone = true;
    };
  }, [last, ticket, slides.length, onRefused]);

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => {
      if (last && next.current) {
        const news = next.current;
        next.current = null;
        setPlaying((was) => ({ ...news, offlineSince: news.offlineSince && (was.offlineSince ?? news.offlineSince) }));
        setIndex(0);
      } else go(1);
    }, SLIDE_MS);
    return () => clearTimeout(timer);
  }, [paused, last, go, index]);

  return {
    ...playing,
    index: Math.min(index, Math.max(0, slides.length - 1)),
    paused,
    go,
    togglePause: () => setPaused((p) => !p),
  };
}
