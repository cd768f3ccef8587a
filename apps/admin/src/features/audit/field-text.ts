export interface FieldWords {
  nothing: string;
  /** A list that holds nothing: sometimes that means all. */
  empty: (field: string) => string;
  yes: string;
  no: string;
  /** An audience that is nobody in particular. */
  everyone: string;
  date: (time: string) => string;
  number: (value: number) => string;
  list: (items: string[]) => string;
  language: (code: string) => string;
  role: (role: string) => string;
  /** What an id is called. */
  name: (id: string) => string | undefined;
  gone: string;
}
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const speaks = new Set(["language", "languages", "locale"]);

interface Audience {
  everyone: boolean;
  roles: string[];
  teamIds: string[];
  memberIds: string[];
}
const isAudience = (one: object): one is Audience =>
  "everyone" in one && "roles" in one && "teamIds" in one && "memberIds" in one;

/** The fallback label of a field without a text: its name, split into words. */
export const spread = (field: string) =>
  field.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^./, (c) => c.toUpperCase());

/** A value of the log as people read it, whatever it is. */
export function fieldText(field: string, value: unknown, words: FieldWords): string {
  const textOf = (one: unknown): string => {
    if (one === null || one === undefined || one === "") return words.nothing;
    if (typeof one === "boolean") return one ? words.yes : words.no;
    if (typeof one === "number") return words.number(one);
    if (Array.isArray(one)) return one.length === 0 ? words.empty(field) : words.list(one.map(textOf));
    if (typeof one === "object") return ofObject(one as Record<string, unknown>);
    const text = String(one);
    if (speaks.has(field)) return words.language(text);
    if (field === "role") return words.role(text);
    if (uuid.test(text)) return words.name(text) ?? words.gone;
    return instant.test(text) ? words.date(text) : text;
  };
  const ofObject = (one: Record<string, unknown>): string => {
    if (typeof one.name === "string") return one.name;
    if (isAudience(one)) {
      const { everyone, roles, teamIds, memberIds } = one;
      if (everyone) return words.everyone;
      const chosen = [...roles.map(words.role), ...[...teamIds, ...memberIds].map(textOf)];
      return chosen.length === 0 ? words.empty(field) : words.list(chosen);
    }
    const parts = Object.entries(one).map(([key, inner]) => `${key}: ${textOf(inner)}`);
    return parts.length === 0 ? words.nothing : parts.join(", ");
  };
  return textOf(value);
}
export const isColorText = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);
