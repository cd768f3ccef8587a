/** `14594A`, `#fa0` and the like as `#14594a`; anything else as it was written. */
export function colorText(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return text.trim();
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(colorText(text));
