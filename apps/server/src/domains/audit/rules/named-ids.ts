type Fields = Record<string, unknown> | null;
interface Written {
  entityId: string;
  before: Fields;
  after: Fields;
}
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** A list of everybody is not a thing that somebody reads name by name. */
const MOST = 500;

function* idsIn(value: unknown): Generator<string> {
  if (typeof value === "string") {
    if (uuid.test(value)) yield value;
  } else if (Array.isArray(value)) for (const part of value) yield* idsIn(part);
  else if (typeof value === "object" && value) for (const part of Object.values(value)) yield* idsIn(part);
}

/** The ids that some rows of the log speak of, their own subjects first. */
export function namedIds(rows: readonly Written[]): string[] {
  const found = new Set(rows.map((row) => row.entityId));
  for (const { before, after } of rows)
    for (const id of [...idsIn(before), ...idsIn(after)]) if (found.size < MOST) found.add(id);
  return [...found];
}
