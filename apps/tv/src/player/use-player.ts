import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ChannelLink, type Content, clearCache, fetchChannel, fetchContent } from "./content.ts";
import { prepare } from "./kinds.ts";
import { newBuildIsOut } from "./new-build.ts";
import { deckOf, disconnect, endLeaving, isLast, receive, type Show, showSlide, start, startRound } from "./show.ts";
import { useSlider } from "./use-slider.ts";

/** A link that was revoked stops within a minute. */
const CHECK_MS = 45_000;
/** What was hidden or taken back meanwhile leaves with every so manieth check. */
const CHECKS_A_LOAD = 12;

interface Start {
  content: Content;
  online: boolean;
}

/** Plays in a loop, and fetches new content when the last slide shows. */
export function usePlayer(link: ChannelLink, first: Start, onRefused: () => void) {
  const [show, setShow] = useState<Show>(() => start(first.content, Math.random, first.online ? null : Date.now()));
  const [paused, setPaused] = useState(false);
  const stale = useRef(false);
  const loading = useRef(false);
  const waiting = useRef(false);
  const checks = useRef(0);
  const latest = useRef(show);
  latest.current = show;
  const { version } = first.content.channel;

  /** One request at a time; who wants all the content meanwhile gets it next. */
  const load = useCallback(
    async (everything: boolean): Promise<void> => {
      if (loading.current) {
        waiting.current ||= everything;
        return;
      }
      loading.current = true;
      const fetched = await (everything ? fetchContent(link) : fetchChannel(link));
      if (fetched.kind === "loaded" && "channel" in fetched.data) fetched.data = await prepare(fetched.data);
      loading.current = false;
      if (fetched.kind === "refused") {
        clearCache(link);
        return onRefused();
      }
      if (fetched.kind === "offline") setShow((now) => disconnect(now, Date.now()));
      else {
        const { data } = fetched;
        const channel = "channel" in data ? data.channel : data;
        if (channel.version !== version) stale.current = true;
        setShow((now) => ("channel" in data ? receive(now, data, Math.random) : { ...now, offlineSince: null }));
      }
      if (!waiting.current) return;
      waiting.current = false;
      await load(true);
    },
    [link, onRefused, version],
  );

  const { turn, leaving } = show;
  const last = isLast(show);
  // Every turn on the last slide loads again: a round may be of one slide, or of none.
  useEffect(() => {
    if (last) void load(true);
  }, [last, turn, load]);

  useEffect(() => {
    const check = () => {
      checks.current += 1;
      void load(latest.current.offlineSince !== null || checks.current % CHECKS_A_LOAD === 0);
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
  }, [load]);

  const { container, move } = useSlider({
    deck: deckOf(show),
    index: show.index,
    turn,
    paused,
    onTurn: (index) => setShow((now) => showSlide(now, index)),
    onJump: (index) => setShow((now) => ({ ...now, index })),
    onFaded: () => setShow(endLeaving),
    onTimeOver: () => void endSlide(),
  });
  useLayoutEffect(() => {
    if (leaving) move(1);
  }, [leaving, move]);

  const go = useCallback(
    (step: 1 | -1) => {
      if (step === 1 && isLast(latest.current) && latest.current.next) setShow((now) => startRound(now, Math.random));
      else move(step);
    },
    [move],
  );
  const endSlide = async () => {
    // Only with the edge in reach: a page that is not there cannot try again.
    if (stale.current && (await newBuildIsOut()) !== null) location.reload();
    else go(1);
  };
  const togglePause = useCallback(() => setPaused((was) => !was), []);
  return { show, paused, container, go, togglePause };
}
