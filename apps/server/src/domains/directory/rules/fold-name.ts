/** Letters that no decomposition brings to what people type for them. */
const plain: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ى: "ي",
  ة: "ه",
  ـ: "",
};
const special = new RegExp(`[${Object.keys(plain).join("")}]`, "g");
/** Marks that only color a letter; those of Japanese kana make another one. */
const marks = /[\p{M}--[\u3099\u309a]]+/gv;

/** A name as search compares it: without case, accents and the difference between compatible letters. */
export const foldName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(marks, "")
    .toLowerCase()
    .replace(special, (letter) => plain[letter] ?? letter)
    .replace(/\s+/gu, " ")
    .trim();

/** Each word of a folded name, so that a search may start at any of them. */
export const nameParts = (nameKey: string): string[] => [
  ...new Set(nameKey.split(/[\s'’.-]+/).filter((part) => part !== "")),
];
