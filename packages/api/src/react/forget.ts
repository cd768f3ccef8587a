import { onSessionChange, session } from "../session.ts";
import { cache, mutate } from "./provider.ts";
import { mounted } from "./query.ts";

/** Empties the cache; what is shown is asked for again while somebody is signed in. */
export function forgetAnswers() {
  const again = session() !== null;
  const shown = [...mounted.values()].flatMap((lists) => [...lists]);
  const stored = new Set(shown.map((list) => list.stored));
  // Through SWR and not behind its back: it keeps the promise of a fresh response apart from the cache.
  void mutate(() => true, undefined, { revalidate: again });
  for (const key of [...cache.keys()]) if (key.startsWith("$inf$") && !stored.has(key)) cache.delete(key);
  if (again) for (const list of shown) list.again();
}

/** Requests again what is shown, which stays until then. */
export function refreshAnswers() {
  void mutate(() => true);
  for (const lists of mounted.values()) for (const list of lists) list.again();
}

let owner = session()?.token;
onSessionChange(() => {
  const token = session()?.token;
  if (token === owner) return;
  owner = token;
  forgetAnswers();
});
