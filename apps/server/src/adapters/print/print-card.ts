import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { paper } from "@plaudit/api/card-paper.ts";
import { FRAME, framed, NAME } from "@plaudit/api/card-words.ts";
import { frontPicture } from "@plaudit/ui/art/cards/front-picture.ts";
import { hex } from "@plaudit/ui/theme/color.ts";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { type CardBook, DOCUMENT, type PrintedSignature, type PrintTask } from "./book.ts";
import { textSetter } from "./print-text.ts";

sharp.cache(false);
sharp.concurrency(1);

/** A5 in points. */
const SHEET = { width: 419.53, height: 595.28 } as const;
const UNIT = SHEET.width / paper.width;
const TOP = (SHEET.height - paper.height * UNIT) / 2;
const LEAN = -5;
/** Pixels for each unit of the page: 300 to the inch. */
const DENSITY = 3;
const INK = "#3a352c";
const FAINT = "#7a7266";
/** Where a face's letters stand in a line. */
const ASCENT = 0.86;

type Document = InstanceType<typeof PDFDocument>;
type Setter = ReturnType<typeof textSetter>;
const inkOf = (hue: number) => hex({ l: 0.42, c: 0.1, h: hue });

/** Pictures as they are cut on the screen; null for one that cannot be read any more. */
const cut = (path: string, width: number, height: number): Promise<Buffer | null> =>
  sharp(path)
    .rotate()
    .resize(Math.round(width * DENSITY), Math.round(height * DENSITY), { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82, mozjpeg: false })
    .toBuffer()
    .catch(() => null);

/** Pictures that are cut beside the page that is drawn: it waits for them longer than for anything else. */
const AHEAD = 3;
type Cuts = (one: PrintedSignature) => Promise<Buffer | null>;
/** Each once, in the order of the pages; no more of them are held than are cut ahead. */
function cutAhead({ pages }: CardBook, folder: string): Cuts {
  const left = pages.flat();
  const begun = new Map<PrintedSignature, Promise<Buffer | null>>();
  const begin = () => {
    for (let one = left.shift(); one; one = left.shift())
      if (one.picture && one.look.picture) {
        begun.set(one, cut(join(folder, one.picture), one.look.picture.width, one.look.picture.height));
        return;
      }
  };
  for (let n = 0; n < AHEAD; n += 1) begin();
  return async (one) => {
    const bytes = await (begun.get(one) ?? null);
    begun.delete(one);
    begin();
    return bytes;
  };
}

interface Drawing {
  doc: Document;
  set: Setter;
  cuts: Cuts;
}
async function picture({ doc, set, cuts }: Drawing, one: PrintedSignature): Promise<void> {
  const { look, moves } = one;
  if (!look.picture) return;
  const { width, height } = look.picture;
  const inner = moves ? { x: 0, y: 0 } : { x: FRAME, y: FRAME };
  if (!moves) {
    const outer = framed(look.picture, false);
    doc.rect(0, 0, outer.width, outer.height).fillAndStroke("#ffffff", "#dcd6ca");
  }
  const bytes = one.picture ? await cuts(one) : null;
  if (bytes) {
    doc.image(bytes, inner.x, inner.y, { width, height });
    return;
  }
  doc.rect(inner.x, inner.y, width, height).fill("#ece7dd");
  if (moves) {
    const label = set.lineOf("GIF", "print", 22);
    doc.fillColor(FAINT);
    set.draw(label, (width - label.width) / 2, height / 2 + 8, 22);
  }
}

/** Returns where they end; what is printed may take fewer lines than there was room for. */
function words({ doc, set }: Drawing, { look, hand, ink, moves }: PrintedSignature): number {
  if (!look.words) return look.height - NAME;
  const x = look.beside ? look.width - look.beside : 0;
  const y = look.picture && !look.beside ? look.height - NAME - linesRoom(look, moves) : 0;
  const width = look.beside || look.width;
  const face = hand === "print" ? "print" : "serif";
  const room = look.height - NAME - y;
  // What is printed may break elsewhere: then its letters are a little smaller.
  let size = look.size;
  let lines = set.wrap(look.words, face, size, width);
  while (lines.length * size * look.leading > room + 1 && size > 6) {
    size *= 0.96;
    lines = set.wrap(look.words, face, size, width);
  }
  const leading = size * look.leading;
  doc.save();
  const rtl = lines.some((line) => line.rtl);
  if (hand === "lean" && !rtl) {
    const foot = y + lines.length * leading;
    doc.translate(x, foot);
    doc.transform(1, 0, Math.tan((LEAN * Math.PI) / 180), 1, 0, 0);
    doc.translate(-x, -foot);
  }
  doc.fillColor(inkOf(ink));
  for (const [n, line] of lines.entries())
    set.draw(line, line.rtl ? x + width - line.width : x, y + n * leading + (leading - size) / 2 + size * ASCENT, size);
  doc.restore();
  return look.beside ? look.height - NAME : Math.min(look.height - NAME, y + lines.length * leading);
}
/** Below a picture: what is left of the signature's height. */
function linesRoom({ height, picture: frame }: PrintedSignature["look"], moves: boolean): number {
  return frame ? Math.max(0, height - NAME - framed(frame, moves).height) : height - NAME;
}

async function signature(drawing: Drawing, one: PrintedSignature, mirrored: boolean): Promise<void> {
  const { doc, set } = drawing;
  const { laid } = one;
  doc.save();
  const x = mirrored ? paper.width - laid.x - laid.width : laid.x;
  doc.rotate(mirrored ? -laid.turn : laid.turn, { origin: [x + laid.width / 2, laid.y + laid.height / 2] });
  doc.translate(x, laid.y);
  await picture(drawing, one);
  const foot = words(drawing, one);
  const name = set.lineOf(one.name, "print", 13.5);
  const scale = Math.min(1, laid.width / Math.max(1, name.width));
  doc.fillColor(inkOf(one.ink));
  const size = 13.5 * scale;
  set.draw(
    scale < 1 ? set.lineOf(one.name, "print", size) : name,
    mirrored ? laid.width - name.width * scale : 0,
    foot + NAME - 7,
    size,
  );
  doc.restore();
}

async function front({ doc, set }: Drawing, book: CardBook): Promise<void> {
  const svg = frontPicture(book.design, { seed: book.seed, years: book.years ?? 10, brand: book.brand });
  const image = await sharp(Buffer.from(svg), { density: 300 })
    .resize(1240, 1736)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88 })
    .toBuffer();
  doc.addPage({ size: [SHEET.width, SHEET.height], margin: 0 });
  doc.image(image, 0, 0, { cover: [SHEET.width, SHEET.height], align: "center", valign: "center" } as never);
  doc.addPage({ size: [SHEET.width, SHEET.height], margin: 0 });
  const lines = set.wrap(book.title, "serif", 30, SHEET.width - 100);
  let y = SHEET.height * 0.4;
  const centered = (line: (typeof lines)[number], size: number) =>
    set.draw(line, (SHEET.width - line.width) / 2, y, size);
  doc.fillColor(INK);
  for (const line of lines) {
    centered(line, 30);
    y += 38;
  }
  y += 4;
  doc.fillColor(FAINT);
  for (const line of book.lines.flatMap((text) => set.wrap(text, "print", 11, SHEET.width - 100))) {
    centered(line, 11);
    y += 17;
  }
}

/** Writes the card's document page by page; nothing of it is held once it is written. */
export async function printCard({ book, folder }: PrintTask): Promise<void> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    info: { Title: book.title, Creator: "Plaudit" },
    lang: "mul",
  } as never);
  const written = pipeline(doc, createWriteStream(join(folder, DOCUMENT)));
  const drawing: Drawing = { doc, set: textSetter(doc), cuts: cutAhead(book, folder) };
  await front(drawing, book);
  for (const [n, page] of book.pages.entries()) {
    doc.addPage({ size: [SHEET.width, SHEET.height], margin: 0 });
    doc.save();
    doc.translate(0, TOP);
    doc.scale(UNIT);
    for (const one of page) await signature(drawing, one, book.mirrored);
    doc.restore();
    const footer = drawing.set.lineOf(book.footers[n] ?? "", "print", 7.5);
    doc.fillColor(FAINT);
    drawing.set.draw(footer, (SHEET.width - footer.width) / 2, SHEET.height - 12, 7.5);
  }
  doc.end();
  await written;
}
