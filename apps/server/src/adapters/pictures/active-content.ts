const HTML = /<(?:script|html|body|svg|iframe|object|embed|!doctype|!entity|\?php|\?xml-stylesheet)[\s>/]|<\?php\b/i;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");

/** Whether a picture is a page, a program's archive or a document as well: nothing that a camera or an editor writes. */
export function isPolyglot(file: Buffer): boolean {
  if (file.subarray(0, 1024).includes("%PDF-")) return true;
  const end = file.lastIndexOf(ZIP_END);
  if (end >= 0 && end + 22 <= file.length && end + 22 + file.readUInt16LE(end + 20) === file.length) return true;
  return HTML.test(file.toString("latin1"));
}
