import { useEffect, useRef, useState } from "react";

type State<R> = { state: "idle" | "running" | "failed" } | { state: "done"; result: R; seconds: number; of: string };

/** Runs when it is asked to; a run that is left or canceled ends on the server, too. `of`: what is proposed now. */
export function useDryRun<R>(run: (signal: AbortSignal) => Promise<R>, of: string | null) {
  const [found, setFound] = useState<State<R>>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  async function start() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFound({ state: "running" });
    const began = performance.now();
    try {
      const result = await run(controller.signal);
      const seconds = (performance.now() - began) / 1000;
      if (!controller.signal.aborted) setFound({ state: "done", result, seconds, of: of ?? "" });
    } catch {
      if (!controller.signal.aborted) setFound({ state: "failed" });
    }
  }
  function cancel() {
    running.current?.abort();
    setFound({ state: "idle" });
  }
  return { found, start, cancel, outdated: found.state === "done" && found.of !== of };
}
