import { dayBounds } from "@plaudit/i18n/zoned-day.ts";

/** As in the URL of the page. */
export interface LogFilters {
  /** A member's id, or the operator. */
  by: string;
  about: string;
  /** An area, or one action of it. */
  what: string;
  /** Names of fields, with commas between. */
  field: string;
  from: string;
  to: string;
}
const names = ["by", "about", "what", "field", "from", "to"] as const satisfies (keyof LogFilters)[];
export const filtersOf = (search: URLSearchParams): LogFilters => {
  const [by = "", about = "", what = "", field = "", from = "", to = ""] = names.map((name) => search.get(name) ?? "");
  return { by, about, what, field, from, to };
};

/** Whom `by` names where nobody was signed in. */
export const OPERATOR = "operator";
const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
export const isId = (text: string) => id.test(text);
/** An area, or one action of it. */
const action = /^[a-zA-Z]+(\.[a-zA-Z-]+)?$/;
const fields = /^\w+(,\w+)*$/;

/** The query of the log; invalid filters are left out. Days are those of the reader's zone. */
export function queryOf({ by, about, what, field, from, to }: LogFilters, zone: string) {
  const parts = {
    actorIdIn: isId(by) ? [by] : undefined,
    operator: by === OPERATOR ? ("true" as const) : undefined,
    entityIdIn: isId(about) ? [about] : undefined,
    actionIn: action.test(what) ? [what] : undefined,
    fieldIn: fields.test(field) ? field.split(",") : undefined,
  };
  const named = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as typeof parts;
  return { ...named, ...dayBounds(from, to, zone) };
}
