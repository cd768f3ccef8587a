const attempts = 5;
const firstWait = 1000;
const reloadEvery = 10_000;
const mark = "plaudit.reloaded";

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function reloadedJustNow(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(mark) ?? 0) < reloadEvery;
  } catch {
    return true;
  }
}
/** The navigation that waits for its code, as the router reports it. */
export const destination: { path: () => string | null } = { path: () => null };

function reload() {
  sessionStorage.setItem(mark, String(Date.now()));
  const path = destination.path();
  if (path) location.assign(path);
  else location.reload();
}

/**
 * Fetches code on demand: five more tries, a second apart and doubling; then the page itself is fetched again, once in ten seconds,
 * because a release may have replaced its files; then the route's error screen is shown.
 */
export async function fetchCode<T>(begin: () => Promise<T>, wait: (ms: number) => Promise<void> = sleep): Promise<T> {
  let mayReload = false;
  for (let attempt = 0; ; attempt++) {
    try {
      return await begin();
    } catch (error) {
      // Decided at the first failure: a page that was just fetched again is not fetched again half a minute later.
      if (attempt === 0) mayReload = !reloadedJustNow();
      if (attempt < attempts) await wait(firstWait * 2 ** attempt);
      else if (mayReload && navigator.onLine) {
        reload();
        return new Promise<never>(() => {});
      } else throw error;
    }
  }
}

/** What all code that comes after the first screen waits for: the rest of its texts. */
export const rest: { come: () => Promise<unknown> } = { come: () => Promise.resolve() };

/** Fetches code that shows something. */
export const load = async <T>(begin: () => Promise<T>, wait?: (ms: number) => Promise<void>): Promise<T> =>
  (await Promise.all([fetchCode(begin, wait), rest.come()]))[0];
