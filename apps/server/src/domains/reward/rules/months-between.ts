/** Such as "2026-11": from one to another, both among them; without a first one the last so many. None where they are the wrong way round. */
export function monthsBetween(from: string | null, to: string, length: number): string[] {
  const [year = 0, month = 0] = to.split("-").map(Number);
  const end = year * 12 + month - 1;
  const [firstYear = 0, firstMonth = 0] = (from ?? "").split("-").map(Number);
  const start = from === null ? end - length + 1 : firstYear * 12 + firstMonth - 1;
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, n) => {
    const at = start + n;
    return `${String(Math.floor(at / 12)).padStart(4, "0")}-${String((at % 12) + 1).padStart(2, "0")}`;
  });
}
