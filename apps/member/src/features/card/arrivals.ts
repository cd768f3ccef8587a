import { type Answer, api } from "@plaudit/api/client.ts";
import { cachedAnswer, editPages, revalidate, setAnswer } from "@plaudit/api/react";
import { useEffect, useRef } from "react";

const one = "GET /card/cards/{id}";
const signatures = "GET /card/cards/{id}/signatures";
type Card = Answer<typeof one>;
type Signature = Answer<typeof signatures>["results"][number];

const params = (id: string) => ({ params: { id } });
export const ofCard =
  (id: string) =>
  ({ params }: { params: { id: string } }) =>
    params.id === id;

/** Of one request; more are asked for with the whole card. */
const MOST = 100;
const FACES = 6;
/** Of many that come at once the first waits for the others, and not every open page asks in the same instant. */
const GATHER_MS = 600;

interface Placed {
  /** Those that came, changed or went. */
  ids: readonly string[];
  /** Those of them that are on the card. */
  results: readonly Signature[];
  /** How many are on it now. */
  total: number;
  /** The reader. */
  own: string | undefined;
}

/** Puts signatures onto a card that is open, and takes from it those that are gone. */
export function placeSignatures(card: Card, { ids, results, total, own }: Placed) {
  const found = new Map(results.map((signature) => [signature.id, signature]));
  editPages(signatures, ofCard(card.id), (page) => {
    const known = new Set(page.results.map(({ id }) => id));
    const kept = page.results.flatMap((signature) =>
      ids.includes(signature.id) ? (found.get(signature.id) ?? []) : signature,
    );
    const added = page.next === null ? results.filter(({ id }) => !known.has(id)) : [];
    return { ...page, results: [...kept, ...added], total };
  });
  const came = results.toReversed().map(({ author }) => author);
  const faces = [...came, ...card.signers].filter((face, at, all) => all.findIndex(({ id }) => id === face.id) === at);
  const ownSignature = results.find(({ author }) => author.id === own) ?? card.ownSignature;
  const signers = faces.slice(0, FACES);
  void setAnswer(one, params(card.id), { ...card, signatureCount: total, signers, ownSignature });
  void revalidate("GET /card/cards/{id}/contributors");
}

/** Asks for those alone that came, changed or went. */
export async function takeSignatures(id: string, ids: readonly string[], own: string | undefined) {
  const card = cachedAnswer(one, params(id));
  if (!card || ids.length > MOST)
    return void (await Promise.all([revalidate(one, ofCard(id)), revalidate(signatures)]));
  try {
    const { results, total } = await api(signatures, { ...params(id), query: { idIn: [...ids], pageSize: MOST } });
    placeSignatures(cachedAnswer(one, params(id)) ?? card, { ids, results, total, own });
    // Whose face went with them only the card knows.
    if (results.length < ids.length) void revalidate(one, ofCard(id));
  } catch {
    void revalidate(one, ofCard(id));
  }
}

/** Calls once for everything that comes within a moment. */
export function useGathered(take: (ids: string[]) => void) {
  const latest = useRef(take);
  const waiting = useRef({ ids: new Set<string>(), timer: undefined as ReturnType<typeof setTimeout> | undefined });
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const { current } = waiting;
    return () => {
      clearTimeout(current.timer);
      current.timer = undefined;
    };
  }, []);
  return (id: string) => {
    const { current } = waiting;
    current.ids.add(id);
    current.timer ??= setTimeout(
      () => {
        const ids = [...current.ids];
        current.ids.clear();
        current.timer = undefined;
        latest.current(ids);
      },
      GATHER_MS * (0.5 + Math.random()),
    );
  };
}
