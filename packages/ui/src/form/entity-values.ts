type Values = Record<string, unknown>;

const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two states of one thing differ. */
export const changedFields = <V extends Values>(before: V, after: V): (keyof V & string)[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !equal(before[name], after[name]));

/** What was typed since `opened`, over what is stored now. */
export const rebase = <V extends Values>(opened: V, typed: V, stored: V): V => ({
  ...stored,
  ...Object.fromEntries(changedFields(opened, typed).map((name) => [name, typed[name]])),
});

const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null;

/**
 * The field that a path of the request's body belongs to, such as `terms.fr.plural` for `pointTerms.fr.plural` and `teams` for `teamIds.0`;
 * undefined where the form has none.
 */
export function fieldAt(path: string, values: Values, fieldOf: Readonly<Record<string, string>> = {}) {
  const [first = "", ...rest] = path.split(".");
  const top = (Object.hasOwn(fieldOf, first) ? fieldOf[first] : undefined) ?? first;
  if (!Object.hasOwn(values, top)) return undefined;
  let value = values[top];
  for (const part of rest) value = isObject(value) ? value[part] : undefined;
  const named = rest.length > 0 && !/^\d+$/.test(rest.at(-1) ?? "");
  return named && value !== undefined && !isObject(value) ? [top, ...rest].join(".") : top;
}
