import { unstable_serialize } from "swr";
import { type Entity, walk } from "./entity-walk.ts";
import { cache, mutate } from "./provider.ts";
import { mounted } from "./query.ts";

function everywhere(entity: Entity, change: (entity: object) => object | undefined) {
  const edit = (answer: unknown) => walk(answer, entity, change) ?? answer;
  const shown = [...mounted.values()].flatMap((lists) => [...lists]);
  for (const [stored, state] of cache) {
    // A list that is shown is changed through its hook: what is written behind its back is not drawn.
    if (!stored.startsWith("$inf$") || !state.data || shown.some((list) => list.stored === stored)) continue;
    cache.set(stored, { ...state, data: edit(state.data) });
  }
  for (const list of shown) list.edit(edit);
  // Only what holds it: SWR throws away the response that is on its way for whatever is written meanwhile.
  const holds = (key: Parameters<typeof unstable_serialize>[0]) => {
    const answer = cache.get(unstable_serialize(key))?.data;
    return answer !== undefined && walk(answer, entity, change) !== answer;
  };
  void mutate(holds, edit, { revalidate: false });
}

/** Writes some fields of an entity into every response that holds it, lists of pages included. */
export const editEntity = <E extends Entity>(entity: E, fields: Partial<E>) =>
  everywhere(entity, (known) => ({ ...known, ...fields }));

/** Takes an entity, and the item that held it, out of every list that holds it. */
export const dropEntity = (entity: Entity) => everywhere(entity, () => undefined);
