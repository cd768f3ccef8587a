/** A name that ends as what the file is, whatever it was called. */
export function nameAs(originalFilename: string, format: string): string {
  const end = `.${format}`;
  const stem = originalFilename.replace(/\.[^.]{0,8}$/, "").slice(0, 255 - end.length) || "file";
  return originalFilename.toLowerCase().endsWith(end) ? originalFilename : stem + end;
}

/** The field by which a browser saves a file under its name and never opens it (RFC 6266). */
export function asDownload(originalFilename: string): string {
  const plain = originalFilename.replace(/[^\x20-\x7e]|["\\%/]/g, "_");
  const full = encodeURIComponent(originalFilename.toWellFormed()).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
