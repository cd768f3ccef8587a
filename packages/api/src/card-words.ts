import { bothColumns, column, type Size } from "./card-paper.ts";

/** How a signature looks on paper, in units of its page: known before any font or picture has loaded, and the same when it is printed. */
export interface Look extends Size {
  /** Of its letters; 0 without words. */
  size: number;
  /** Between its lines, in sizes. */
  leading: number;
  /** Its words as they are shown. */
  words: string;
  /** The frame of its picture, without what is around it. */
  picture: Size | null;
  /** The words stand beside the picture, in this width, where below they would become too long. */
  beside: number;
}
export interface Written {
  messageText: string;
  hand: string;
  gif: Size | null;
  picture: { width: number | null; height: number | null } | null;
}

/** Widths of `!` to `~` in hundredths of a size: of Fraunces and Figtree the wider. */
const ASCII =
  "31356560807522363663632642255066466055635860556260272863636351997268737965607684395377629178806780726268757199736964335034564824556055615538606331316031946359616046473961568254564939273964";
const SPACE = 25;
/** What other letters are at most, by script. */
const scripts: readonly [RegExp, number][] = [
  [/\p{M}|\p{Default_Ignorable_Code_Point}/u, 0],
  [/\p{Emoji_Presentation}|\p{Extended_Pictographic}/u, 135],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uffef\u3000-\u303f]/u, 104],
  [/\p{Script=Arabic}/u, 66],
  [/[\p{Script=Cyrillic}\p{Script=Greek}]/u, 72],
];
const OTHER = 86;
/** Kerning, and a browser's own font where ours has no letter. */
const SAFE = 1.03;

const known = new Map<string, number>();
function widthOf(char: string): number {
  const code = char.charCodeAt(0);
  if (code === 32) return SPACE;
  if (code > 32 && code < 127) return Number(ASCII.slice(2 * (code - 33), 2 * (code - 33) + 2));
  const found = known.get(char);
  if (found !== undefined) return found;
  const [base = char] = char.normalize("NFD");
  const width = base === char ? (scripts.find(([script]) => script.test(char))?.[1] ?? OTHER) : widthOf(base) + 4;
  known.set(char, width);
  return width;
}
const wide = (text: string) => ([...text].reduce((sum, char) => sum + widthOf(char), 0) / 100) * SAFE;

/** Scripts that are written without spaces break anywhere. */
const pieces = (line: string) =>
  line.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+|\s+/gu,
  ) ?? [];

/** Lines that words take at most in a width of so many sizes, and how wide the widest is. */
function wrapped(words: string, width: number): { lines: number; widest: number } {
  let [lines, widest] = [0, 0];
  for (const line of words.split("\n")) {
    lines += 1;
    let at = 0;
    for (const piece of pieces(line)) {
      const own = wide(piece);
      const blank = piece.trim() === "";
      if (!blank && at > 0 && at + own > width) {
        lines += 1;
        at = 0;
      }
      // A word that is longer than a line is broken.
      for (at += own; !blank && at > width; at -= width * 0.9) lines += 1;
      if (!blank) widest = Math.max(widest, Math.min(at, width));
    }
  }
  return { lines, widest };
}

const MOST_LINES = 20;
/** Whoever presses Enter a hundred times gets spaces. */
function shownWords(text: string): string {
  const words = text.trim().replace(/\n{2,}/g, "\n");
  return words.split("\n").length > MOST_LINES ? words.replace(/\n/g, " ") : words;
}
/** Scripts whose letters reach further up and down. */
const TALL = /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;

/** The larger the fewer words: size, width, and lines at most. */
const sizes = [
  [30, column, 2],
  [24, column, 4],
  [20, column, 6],
  [20, bothColumns, 6],
  [18, bothColumns, 12],
  [16, bothColumns, 22],
  [13, bothColumns, 36],
] as const;
/** Below or beside a picture. */
const captions = [
  [20, column, 2],
  [17, column, 5],
] as const;
const BESIDE = [
  [20, 10],
  [17, 18],
  [13, 26],
] as const;

/** The writer's name, with what is above it. */
export const NAME = 24;
const PICTURE = { width: 210, least: 110, most: 270 } as const;
/** Around a picture, as a print has it. */
export const FRAME = 9;
const FOOT = 16;
/** What leans takes more room by its height. */
const LEAN = 0.09;
const SPACED = 14;

function pictureOf({ gif, picture }: Written): Size | null {
  const given = gif ?? picture;
  if (!given) return null;
  const ratio = given.width && given.height ? given.width / given.height : 4 / 3;
  const width = PICTURE.width - (gif ? 0 : 2 * FRAME);
  return { width, height: Math.max(PICTURE.least, Math.min(PICTURE.most, Math.round(width / ratio))) };
}
/** A picture with its frame. */
export const framed = ({ width, height }: Size, gif: boolean): Size =>
  gif ? { width, height } : { width: width + 2 * FRAME, height: height + 2 * FRAME + FOOT };

export function lookOf(written: Written): Look {
  const words = shownWords(written.messageText);
  const leading = TALL.test(words) ? 1.75 : 1.32;
  const picture = pictureOf(written);
  const outer = picture && framed(picture, written.gif !== null);
  if (outer && words === "")
    return { width: outer.width, height: outer.height + NAME, size: 0, leading, words, picture, beside: 0 };
  const leans = written.hand === "lean" ? LEAN : 0;
  const fit = (size: number, width: number, most: number) => {
    const within = width - most * size * leading * leans;
    const { lines, widest } = wrapped(words, within / size);
    const taken = lines === 1 ? Math.min(within, Math.ceil(widest * size) + 4) : within;
    return {
      lines,
      size,
      leading,
      words,
      width: Math.ceil(taken + lines * size * leading * leans),
      height: Math.ceil(lines * size * leading),
    };
  };
  if (!outer) {
    const found = sizes.map(([size, width, most]) => ({ ...fit(size, width, most), most }));
    const {
      lines: _,
      most: __,
      ...look
    } = found.find(({ lines, most }) => lines <= most) ?? (found.at(-1) as (typeof found)[0]);
    return { ...look, width: Math.max(look.width, 120), height: look.height + NAME, picture: null, beside: 0 };
  }
  const below = captions
    .map(([size, width, most]) => ({ ...fit(size, width, most), most }))
    .find(({ lines, most }) => lines <= most);
  if (below) {
    const { lines: _, most: __, ...look } = below;
    const width = Math.max(outer.width, look.width);
    return { ...look, width, height: outer.height + 8 + look.height + NAME, picture, beside: 0 };
  }
  const room = bothColumns - outer.width - SPACED;
  const found = BESIDE.map(([size, most]) => ({ ...fit(size, room, most), most }));
  const {
    lines: _,
    most: __,
    ...look
  } = found.find(({ lines, most }) => lines <= most) ?? (found.at(-1) as (typeof found)[0]);
  return { ...look, width: bothColumns, height: Math.max(outer.height, look.height) + NAME, picture, beside: room };
}

/** Chance that is a signature's own, 0 to 1. */
export function chanceOf(id: string): number {
  let h = 2166136261;
  for (let n = 0; n < id.length; n += 1) h = Math.imul(h ^ id.charCodeAt(n), 16777619);
  return (h >>> 0) / 4294967296;
}
