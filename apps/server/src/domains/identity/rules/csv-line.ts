const formula = /^[=+\-@\t\r]/;
const field = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A line of a CSV file; what a spreadsheet would take for a formula is disarmed. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(field).join(",")}\r\n`;
