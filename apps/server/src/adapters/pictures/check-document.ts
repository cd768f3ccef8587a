import { type DocumentFormat, documentTypes } from "@plaudit/api/media-limits.ts";
import type { Refusal } from "./messages.ts";
import { readEntry, type ZipEntry, zipEntries } from "./read-zip.ts";

const PDF = Buffer.from("%PDF-");
const ZIP = Buffer.from("PK\x03\x04", "latin1");
/** What Office puts an encrypted document into, and how all of its documents were stored once. */
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** All parts of a document unpacked, in bytes. */
const MOST_UNPACKED = 200_000_000;
const PART = 1_000_000;

const startsWith = (file: Buffer, with_: Buffer) => file.subarray(0, with_.length).equals(with_);
export const isDocument = (file: Buffer) => [PDF, ZIP, COMPOUND].some((magic) => startsWith(file, magic));

/** A name of a PDF, any letter of which may be written in hexadecimal. */
const pdfName = (name: string) =>
  [...name]
    .map((letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${code}|#${code.toUpperCase()})`;
    })
    .join("");
const encrypted = new RegExp(`/${pdfName("Encrypt")}\\b`);
const script = new RegExp(`/(?:${pdfName("JavaScript")}|${pdfName("Launch")})\\b`);

function checkPdf(file: Buffer): Refusal | "pdf" {
  if (!file.subarray(-1024).includes("%%EOF")) return "damaged";
  const text = file.toString("latin1");
  if (encrypted.test(text)) return "protected";
  return script.test(text) ? "macros" : "pdf";
}

const macroPart = /(?:^|\/)(?:vba[^/]*\.(?:bin|xml)|activex[^/]*|macrosheets|customui[^/]*)(?:\/|$)/i;
/** By the type of its main part. */
const mainParts: readonly (readonly [DocumentFormat, string])[] = [
  ["docx", `${documentTypes.docx}.main+xml`],
  ["pptx", `${documentTypes.pptx}.main+xml`],
  ["pptx", "application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml"],
];

/** Reads every part to its end. Null if one is longer than its declared size. */
async function unpack(file: Buffer, entries: readonly ZipEntry[]): Promise<Map<string, string> | null> {
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const wanted = entry.name === "[Content_Types].xml" || entry.name.endsWith(".rels");
    const part = await readEntry(file, entry, wanted ? PART : 0);
    if (!part) return null;
    if (wanted) texts.set(entry.name, part.toString("utf8"));
  }
  return texts;
}

async function checkOffice(file: Buffer): Promise<Refusal | DocumentFormat> {
  const entries = zipEntries(file);
  if (!entries) return "damaged";
  if (entries.some((entry) => entry.encrypted)) return "protected";
  if (entries.some((entry) => macroPart.test(entry.name))) return "macros";
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > MOST_UNPACKED) return "damaged";
  const texts = await unpack(file, entries);
  if (!texts) return "damaged";
  const types = texts.get("[Content_Types].xml") ?? "";
  if (/macroEnabled|vbaProject/i.test(types)) return "macros";
  // A template that is fetched on opening brings macros of its own.
  const reaches = [...texts.values()].some((rels) => /attachedTemplate/i.test(rels) && /External/i.test(rels));
  if (reaches) return "macros";
  return mainParts.find(([, main]) => types.includes(`"${main}"`))?.[0] ?? "type";
}

/** Which document a file is, judged by what is in it. It is never opened, only looked through. */
export async function checkDocument(file: Buffer): Promise<Refusal | DocumentFormat> {
  if (startsWith(file, COMPOUND)) return "protected";
  return startsWith(file, PDF) ? checkPdf(file) : checkOffice(file);
}
