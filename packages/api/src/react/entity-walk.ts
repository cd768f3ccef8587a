export interface Entity {
  __entity_type__: string;
  id: string;
}
type Change = (entity: object) => object | undefined;

/** The identical value where nothing changed; undefined for a deleted entity, and for what contained only that, such as a feed item. */
export function walk(value: unknown, entity: Entity, change: Change): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const next = value.map((each) => walk(each, entity, change));
    return next.every((each, i) => each === value[i]) ? value : next.filter((each) => each !== undefined);
  }
  const known = value as Partial<Entity> & Record<string, unknown>;
  if (known.__entity_type__ === entity.__entity_type__ && known.id === entity.id) return change(known);
  let copy: Record<string, unknown> | undefined;
  for (const [name, held] of Object.entries(known)) {
    const next = walk(held, entity, change);
    if (next === held) continue;
    if (next === undefined) return undefined;
    copy = { ...(copy ?? known), [name]: next };
  }
  return copy ?? value;
}
