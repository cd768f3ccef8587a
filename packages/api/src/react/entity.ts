import { type Entity, walk } from "./entity-walk.ts";
import { cache, mutate } from "./provider.ts";
import { mounted } from "./query.ts";

function everywhere(entity: Entity, change: (entity: object) => object | undefined) {
  const edit = (answer: unknown) => walk(answer, entity, change) ?? answer;
  for (const [stored, state] of cache)
    if (stored.startsWith("$inf$") && state.data) cache.set(stored, { ...state, data: edit(state.data) });
  for (const lists of mounted.values()) for (const list of lists) list.edit(edit);
  void mutate(() => true, edit, { revalidate: false });
}

/** Writes some fields of an entity into every answer that holds it, lists of pages included. */
export const editEntity = <E extends Entity>(entity: E, fields: Partial<E>) =>
  everywhere(entity, (known) => ({ ...known, ...fields }));

/** Takes an entity, and the item that held it, out of every list that holds it. */
export const dropEntity = (entity: Entity) => everywhere(entity, () => undefined);
