export interface Template {
  beforeHead: string;
  beforeShell: string;
  afterShell: string;
  /** Stylesheet links of the build, taken out of the head. */
  styles: string;
}

const headMarker = "<!--plaudit:head-->";
const shellMarker = "<!--plaudit:shell-->";
/** Placeholder in the compiled parts for the nonce of each response. */
export const nonceSlot = "\u0001";

/**
 * Splits a built index.html once. Style sheets leave the head, so that the shell paints without waiting for them; the
 * page puts them after the shell, where they still hold back the module scripts.
 */
export function compileTemplate(html: string): Template {
  if (!html.includes(headMarker)) throw new Error(`index.html lacks ${headMarker}`);
  const styles: string[] = [];
  const bare = html.replace(/^[\s\S]*?<html[^>]*>/i, "").replace(/\s*<link\b[^>]*\brel="stylesheet"[^>]*>/gi, (tag) => {
    styles.push(tag.trim());
    return "";
  });
  const withNonce = (text: string) => text.replace(/<(script|style|link)\b/gi, `<$1 nonce="${nonceSlot}"`);
  const marked = bare.includes(shellMarker)
    ? bare
    : bare.replace(/(<div id="root">)\s*(?=<\/div>)/, `$1${shellMarker}`);
  const [beforeHead = "", rest = ""] = withNonce(marked).split(headMarker);
  const [beforeShell = "", afterShell] = rest.split(shellMarker);
  if (afterShell === undefined) throw new Error(`index.html lacks ${shellMarker}`);
  return { beforeHead, beforeShell, afterShell, styles: withNonce(styles.join("")) };
}
