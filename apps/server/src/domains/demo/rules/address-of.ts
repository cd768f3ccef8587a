import { foldName } from "../../directory/rules/fold-name.ts";

/** Letters that do not come apart into a base letter and a mark. */
const plain: Record<string, string> = { ł: "l", ı: "i", ø: "o", đ: "d", ð: "d", ß: "ss", æ: "ae" };

const part = (name: string) => foldName(name).replace(/[^a-z-]/g, (letter) => plain[letter] ?? "");

/** first.last@acme.test; the three accounts to try are named by what they are. */
export const addressOf = (person: { key: string; firstName: string; lastName: string }, domain: string): string =>
  ["admin", "manager", "employee"].includes(person.key)
    ? `${person.key}@${domain}`
    : `${part(person.firstName)}.${part(person.lastName)}@${domain}`;
