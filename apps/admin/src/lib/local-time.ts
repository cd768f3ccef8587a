const pad = (part: number) => String(part).padStart(2, "0");
/** An instant as a field of the browser's own holds it, in its zone. */
export function localTime(instant: string | null | undefined): string {
  if (!instant) return "";
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}
/** Null for an empty field; what is no time stays as it is, and is refused at its field. */
export function instantOf(local: string): string | null {
  if (local === "") return null;
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}
