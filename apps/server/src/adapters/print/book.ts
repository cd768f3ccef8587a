import type { CardDesign } from "@plaudit/api/card-designs.ts";
import type { Laid } from "@plaudit/api/card-paper.ts";
import type { Look } from "@plaudit/api/card-words.ts";

/** One signature as it is printed. */
export interface PrintedSignature {
  laid: Laid;
  look: Look;
  name: string;
  hand: string;
  /** A hue. */
  ink: number;
  /** Of its picture, among those that come with the book. */
  picture: string | null;
  moves: boolean;
}
/** All that a card's document needs. */
export interface CardBook {
  title: string;
  /** Below the title on the first page. */
  lines: readonly string[];
  design: CardDesign;
  /** As on the screen, so that it is the same picture. */
  seed: string;
  years: number | null;
  brand: string;
  pages: readonly (readonly PrintedSignature[])[];
  /** The pages are those of a script that runs from the right. */
  mirrored: boolean;
  /** "Page 3": what stands below each page. */
  footers: readonly string[];
}
export interface PrintTask {
  book: CardBook;
  /** With its pictures, by name; the document is written here too. */
  folder: string;
}
/** Bytes that the process held at most; null where it could not print. */
export interface PrintResult {
  peak: number;
}
export const DOCUMENT = "card.pdf";
