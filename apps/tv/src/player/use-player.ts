import { useCallback, useEffect, useRef, useState } from "react";
import { type Content, fetchChannel, fetchContent, forget, type Ticket } from "./content.ts";
import { loadFonts } from "./load-fonts.ts";
import { newBuildIsOut } from "./new-build.ts";
import { advance, begin, hear, isLast, loseTouch, type Show } from "./show.ts";

const SLIDE_MS = 40_000;
/** A link that was revoked stops within a minute. */
const CHECK_MS = 45_000;
/** What was hidden or taken back meanwhile leaves with every so manieth check. */
const CHECKS_A_LOAD = 12;

interface Start {
  content: Content;
  online: boolean;
}

/** Plays in a loop, one slide every 40 s, and asks for news when the last one shows. */
export function usePlayer(ticket: Ticket, first: Start, onRefused: () => void) {
  const [show, setShow] = useState<Show>(() => begin(first.content, Math.random, first.online ? null : Date.now()));
  const [paused, setPaused] = useState(false);
  const stale = useRef(false);
  const asking = useRef(false);
  const waiting = useRef(false);
  const checks = useRef(0);
  const away = useRef(false);
  away.current = show.awaySince !== null;
  const { version } = first.content.channel;

  /** One question at a time; whoever asks for everything meanwhile is answered next. */
  const ask = useCallback(
    async (everything: boolean): Promise<void> => {
      if (asking.current) {
        waiting.current ||= everything;
        return;
      }
      asking.current = true;
      const heard = await (everything ? fetchContent(ticket) : fetchChannel(ticket));
      if (heard.kind === "news" && "channel" in heard.news) await loadFonts(heard.news);
      asking.current = false;
      if (heard.kind === "refused") {
        forget(ticket);
        return onRefused();
      }
      if (heard.kind === "away") setShow((now) => loseTouch(now, Date.now()));
      else {
        const { news } = heard;
        const channel = "channel" in news ? news.channel : news;
        if (channel.version !== version) stale.current = true;
        setShow((now) => ("channel" in news ? hear(now, news, Math.random) : { ...now, awaySince: null }));
      }
      if (!waiting.current) return;
      waiting.current = false;
      await ask(true);
    },
    [ticket, onRefused, version],
  );

  const { turn } = show;
  const last = isLast(show);
  // Every turn on the last slide asks anew: a round may be of one slide, or of none.
  useEffect(() => {
    if (last) void ask(true);
  }, [last, turn, ask]);

  useEffect(() => {
    const check = () => {
      checks.current += 1;
      void ask(away.current || checks.current % CHECKS_A_LOAD === 0);
      if (checks.current % CHECKS_A_LOAD === 0)
        void newBuildIsOut().then((out) => {
          if (out) stale.current = true;
        });
    };
    const timer = setInterval(check, CHECK_MS);
    addEventListener("online", check);
    return () => {
      clearInterval(timer);
      removeEventListener("online", check);
    };
  }, [ask]);

  const go = useCallback((step: 1 | -1) => setShow((now) => advance(now, Math.random, step)), []);
  useEffect(() => {
    if (paused) return;
    const end = async () => {
      // Only with the edge in reach: a page that is not there cannot try again.
      if (stale.current && (await newBuildIsOut()) !== null) location.reload();
      else go(1);
    };
    const timer = setTimeout(() => void end(), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [paused, turn, go]);

  const togglePause = useCallback(() => setPaused((was) => !was), []);
  return { show, paused, go, togglePause };
}
