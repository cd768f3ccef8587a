import type { Part, Passage } from "./refiner.ts";

const letters = "abcdefghijkmnpqrstuvwxyz";

/** A word that the text does not contain, to stand for people with a number. */
export function signFor(parts: readonly Part[], random: () => number = Math.random): string {
  const text = parts.join(" ").toLowerCase();
  for (;;) {
    const sign = Array.from({ length: 5 }, () => letters[Math.floor(random() * letters.length)]).join("");
    if (!text.includes(sign)) return sign;
  }
}

/** The words as they are sent: no name of a person who is mentioned is among them. */
export const mark = ({ parts }: Passage, sign: string): string =>
  parts.map((part) => (typeof part === "number" ? `[[${sign}${part}]]` : part)).join("");

/** Reads the marks again, also where brackets are missing. A number that was never given is nothing. */
export function unmark(text: string, sign: string, count: number): Part[] {
  const found = new RegExp(`(?:\\[{1,2}\\s?)?${sign}(\\d{0,4})(?:\\s?\\]{1,2})?`, "gi");
  return text.split(found).flatMap((piece, n): Part[] => {
    if (n % 2 === 0) return piece === "" ? [] : [piece];
    return piece !== "" && Number(piece) < count ? [Number(piece)] : [];
  });
}
