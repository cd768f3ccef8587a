let graphemes: Intl.Segmenter | undefined;
/** A grapheme; Basic Latin needs no segmenter. */
function first(text = ""): string {
  if (/^[!-~]{1,2}$/.test(text.slice(0, 2))) return text.slice(0, 1);
  graphemes ??= new Intl.Segmenter();
  return graphemes.segment(text)[Symbol.iterator]().next().value?.segment ?? "";
}
const unbroken = /[\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/;

/** One letter where a script joins its letters or has no capitals, else first and last. */
export function initials(name: string): string {
  const parts = name
    .trim()
    .replace(/^(al|el|von|van|de)[- ]/i, "")
    .split(/\s+/)
    .filter(Boolean);
  if (unbroken.test(name)) return first(parts[0]);
  const last = parts.length > 1 ? first(parts.at(-1)?.replace(/^(al-|O’|O')(?=.)/i, "")) : "";
  return (first(parts[0]) + last).toLocaleUpperCase();
}
