import type { RejectedCode } from "@plaudit/api/reward.ts";
import { LONGEST_CODE } from "@plaudit/api/reward-arts.ts";

export interface CodeLine {
  line: number;
  code: string;
  expiresOn: string | null;
}
interface ReadCodes {
  lines: number;
  good: CodeLine[];
  rejected: RejectedCode[];
}

/** Enough of it to find it in a file, and too little to use it. */
export const masked = (code: string): string => (code.length < 8 ? "••••" : `${code.slice(0, 3)}••••${code.slice(-2)}`);

/** The fields of one line; a field in quotes may hold commas, and quotes that are doubled. */
function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(/[,;\t]/).map((field) => field.trim());
  return [...line.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))\s*(?:[,;\t]|$)/gy)]
    .filter(({ index }) => index < line.length || line.length === 0)
    .map(([, quoted, plain]) => (quoted === undefined ? (plain ?? "").trim() : quoted.replaceAll('""', '"').trim()));
}

/** A day that the calendar has. */
const isDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
const isHeading = (field: string | undefined) => /^codes?$/i.test(field ?? "");

/** Lines are counted as an editor counts them; empty ones at the end are none. */
export function readCodes(csv: string, today: string): ReadCodes {
  const lines = csv
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split(/\r\n|\n|\r/);
  const firstLines = new Map<string, number>();
  const read: ReadCodes = { lines: 0, good: [], rejected: [] };
  for (const [n, text] of lines.entries()) {
    const [code = "", expiresOn = ""] = fieldsOf(text);
    if (n === 0 && isHeading(code)) continue;
    read.lines++;
    const line = n + 1;
    const firstLine = firstLines.get(code) ?? null;
    const reject = (reason: RejectedCode["reason"]) =>
      read.rejected.push({ line, code: masked(code), reason, firstLine });
    if (code === "") read.rejected.push({ line, code: "", reason: "empty", firstLine: null });
    else if (code.length > LONGEST_CODE) reject("long");
    else if (firstLine !== null) reject("twice");
    else if (expiresOn !== "" && !isDay(expiresOn)) reject("date");
    else if (expiresOn !== "" && expiresOn < today) reject("expired");
    else {
      firstLines.set(code, line);
      read.good.push({ line, code, expiresOn: expiresOn || null });
    }
  }
  return read;
}
