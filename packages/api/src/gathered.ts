/** Between two requests of a list that many events concern. */
const GAP_MS = 1_000;

/**
 * A function that runs at once, and again once for all that asked while it ran or shortly after. In a page that nobody sees it
 * waits until the page is seen: many open tabs of one person ask no more than one does.
 */
export function gathered(run: () => Promise<unknown>): () => void {
  let resting = false;
  let again = false;
  async function start() {
    resting = true;
    again = false;
    // What fails is shown where the response is.
    await Promise.allSettled([run(), new Promise((rested) => setTimeout(rested, GAP_MS))]);
    resting = false;
    if (again) ask();
  }
  function ask() {
    if (resting) again = true;
    else if (document.visibilityState === "hidden") document.addEventListener("visibilitychange", ask, { once: true });
    else void start();
  }
  return ask;
}
