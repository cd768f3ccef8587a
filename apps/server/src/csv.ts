/** Spreadsheets know by it, at the start, that a file is UTF-8. */
export const csvMark = "\ufeff";

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join("; ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

/** One value, in quotes; what a spreadsheet would take for a formula is disarmed. */
function field(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = textOf(value).replaceAll('"', '""');
  return /^[=+\-@\t\r]/.test(text) ? `"'${text}"` : `"${text}"`;
}

export const csvLine = (values: readonly unknown[]): string => `${values.map(field).join(",")}\r\n`;

export function csvOf(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => row[name as keyof typeof row]))];
  return `${csvMark}${lines.map(csvLine).join("")}`;
}
