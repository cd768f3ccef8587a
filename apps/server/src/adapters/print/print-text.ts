import { readFileSync } from "node:fs";
import { join } from "node:path";
import bidiFactory from "bidi-js";
import type PDFDocument from "pdfkit";

type Document = InstanceType<typeof PDFDocument>;
export interface Run {
  text: string;
  face: string;
  width: number;
}
export interface Line {
  runs: Run[];
  width: number;
  rtl: boolean;
}
const folder = join(import.meta.dirname, "fonts");
const bidi = bidiFactory();
/** Kerning and joined letters; given, so that a run is shaped whole, in the direction of its script. */
const features = ["kern", "liga", "calt"] as const;
/** Size at which a piece is measured once. */
const WHOLE = 100;
/** What no letter is drawn for: joiners, variation selectors, and what controls direction. */
const LETTER = /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]/u;
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Families that a letter is looked for in, in order. */
const orders: Record<string, readonly string[]> = {
  serif: ["fraunces", "noto-naskh-arabic", "noto-sans", "noto-emoji", "noto-sans-thai"],
  print: ["figtree", "noto-sans", "noto-naskh-arabic", "noto-emoji", "noto-sans-thai"],
};
/** The same character is written otherwise in Japanese: so it is among kana. */
const asian = ["noto-sans-sc", "noto-sans-kr", "noto-sans-jp"] as const;
const orderOf = (hand: string, japanese: boolean) => [
  ...(orders[hand] ?? orders.serif ?? []),
  ...(japanese ? asian.toReversed() : asian),
];

/** Which file of a family a letter is drawn with. Families are in many files, as only those that are needed are opened. */
const files = JSON.parse(readFileSync(join(folder, "faces.json"), "utf8")) as Record<string, Record<string, string>>;
const known = new Map<string, ReadonlyMap<number, string>>();
function facesOf(family: string): ReadonlyMap<number, string> {
  const before = known.get(family);
  if (before) return before;
  const faces = new Map<number, string>();
  for (const [file, ranges] of Object.entries(files[family] ?? {}))
    for (const range of ranges.split(",")) {
      const [first = 0, last = first] = range
        .replace("U+", "")
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      for (let point = first; point <= last; point += 1) if (!faces.has(point)) faces.set(point, file);
    }
  known.set(family, faces);
  return faces;
}
function faceFor(point: number, families: readonly string[]): string | undefined {
  for (const family of families) {
    const face = facesOf(family).get(point);
    if (face) return face;
  }
}
/** Words of a script that is written without spaces, and places at which it may go on in the next line. */
const THAI = new Intl.Segmenter("th", { granularity: "word" });
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][ー、。，．！？：；」』）】〉》]*|\p{Script=Thai}+|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+|\s+/gu;
const IS_THAI = /^\p{Script=Thai}/u;

/** Measures, breaks and draws text of any script that a font is here for. */
export function textSetter(doc: Document) {
  const opened = new Set<string>();
  const font = (face: string) => {
    if (!opened.has(face)) doc.registerFont(face, join(folder, `${face}.ttf`));
    opened.add(face);
    return doc.font(face);
  };
  const widthOf = (text: string, face: string, size: number) =>
    font(face)
      .fontSize(size)
      .widthOfString(text, { features: [...features] } as never);

  /** Runs of one face and direction, in the order in which they are seen. */
  function lineOf(text: string, hand: string, size: number, japanese = KANA.test(text)): Line {
    const families = orderOf(hand, japanese);
    const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
    const mirrored = bidi.getMirroredCharactersMap(text, levels);
    const rtl = (paragraphs[0]?.level ?? 0) % 2 === 1;
    const runs: { text: string; face: string; level: number }[] = [];
    let at = 0;
    for (const written of text) {
      const level = levels[at] ?? 0;
      const char = mirrored.get(at) ?? written;
      at += written.length;
      if (UNSEEN.test(char)) continue;
      const last = runs.at(-1);
      const point = char.codePointAt(0) ?? 0;
      // A sign that both have goes on in the face before it.
      const goesOn = last && !LETTER.test(char) && families.some((family) => facesOf(family).get(point) === last.face);
      const face = goesOn ? last.face : faceFor(point, families);
      if (!face) continue;
      if (last && last.face === face && last.level === level) last.text += char;
      else runs.push({ text: char, face, level });
    }
    const highest = Math.max(0, ...runs.map(({ level }) => level));
    for (let level = highest; level > 0; level -= 1)
      for (let from = 0; from < runs.length; from += 1) {
        let to = from;
        while (to < runs.length && (runs[to]?.level ?? 0) >= level) to += 1;
        if (to - from > 1) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
        from = Math.max(from, to - 1);
      }
    // The shaper turns what is written in a script from the right; signs among it are turned here.
    const turned = runs.map(({ text: part, face, level }) => ({
      face,
      text: level % 2 === 1 && !FROM_RIGHT.test(part) ? [...part].reverse().join("") : part,
    }));
    const measured = turned.map(({ text: part, face }) => ({ text: part, face, width: widthOf(part, face, size) }));
    return { runs: measured, width: measured.reduce((sum, { width }) => sum + width, 0), rtl };
  }

  const pieces = (line: string): string[] =>
    (line.match(PIECES) ?? []).flatMap((piece) =>
      IS_THAI.test(piece) ? [...THAI.segment(piece)].map(({ segment }) => segment) : [piece],
    );

  /** By hand and piece, at the size of 1: a word is shaped once, however often its line is tried. */
  const widths = new Map<string, number>();
  function pieceWidth(piece: string, hand: string, size: number): number {
    const key = `${hand} ${piece}`;
    const known = widths.get(key) ?? lineOf(piece, hand, WHOLE).width / WHOLE;
    widths.set(key, known);
    return known * size;
  }

  /** Lines of words in a width; a word that is longer than a line is broken. */
  function wrap(words: string, hand: string, size: number, width: number): Line[] {
    const japanese = KANA.test(words);
    const lines: string[] = [];
    for (const paragraph of words.split("\n")) {
      let [current, at] = ["", 0];
      for (const piece of pieces(paragraph)) {
        const own = pieceWidth(piece, hand, size);
        if (at + own <= width || piece.trim() === "") {
          current += piece;
          at += own;
          continue;
        }
        if (current.trim() !== "") lines.push(current);
        [current, at] = [piece, own];
        if (own <= width) continue;
        [current, at] = ["", 0];
        for (const letter of piece) {
          const next = pieceWidth(letter, hand, size);
          if (at + next > width && current !== "") {
            lines.push(current);
            [current, at] = ["", 0];
          }
          current += letter;
          at += next;
        }
      }
      lines.push(current);
    }
    return lines.map((line) => lineOf(line.trim(), hand, size, japanese));
  }

  /** One line on its baseline, from the left. */
  function draw({ runs }: Line, x: number, baseline: number, size: number): void {
    let at = x;
    for (const { text, face, width } of runs) {
      font(face)
        .fontSize(size)
        .text(text, at, baseline, { lineBreak: false, baseline: "alphabetic", features: [...features] } as never);
      at += width;
    }
  }
  return { wrap, draw, lineOf };
}
