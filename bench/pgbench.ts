import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** A statement as it went to the server. */
export interface Recorded {
  text: string;
  values?: readonly unknown[];
}
/** A recorded value → the pgbench expression that replaces it, so that each transaction has its own. */
export type Substitutes = ReadonlyMap<string, string>;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Never a colon before a letter or digit: pgbench would take it for a variable. */
function literal(value: unknown, substitutes: Substitutes): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return `array[${value.map((one) => literal(one, substitutes)).join(",")}]`;
  if (Buffer.isBuffer(value)) return `decode('${value.toString("hex")}', 'hex')`;
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`;
  if (typeof value === "object") return literal(JSON.stringify(value), substitutes);
  const known = substitutes.get(String(value));
  if (known) return known;
  if (typeof value !== "string") return String(value);
  const plain = quote(value).replace(/:(?=\w)/g, "' || chr(58) || '");
  let text = plain;
  for (const [from, to] of substitutes) if (from.length > 8) text = text.replaceAll(from, `' || (${to})::text || '`);
  if (text === quote(value)) return text;
  return value.startsWith("{") ? `(${text})::jsonb` : `(${text})`;
}

export function toScript(settings: string, statements: readonly Recorded[], substitutes: Substitutes): string {
  const lines = statements.map(({ text, values = [] }) => {
    const filled = text.replace(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1], substitutes));
    return `${filled.replaceAll(/\s+/g, " ").trim()};`;
  });
  return [settings, "\\startpipeline", ...lines, "\\endpipeline", ""].join("\n");
}

interface Run {
  url: string;
  script: string;
  clients: number;
  seconds: number;
}

/** Transactions a second. */
export async function runPgbench({ url, script, clients, seconds }: Run): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "plaudit-bench-"));
  const file = join(folder, "script.sql");
  writeFileSync(file, script);
  const args = [
    "-n",
    "-M",
    "prepared",
    "-c",
    `${clients}`,
    "-j",
    "1",
    "-T",
    `${seconds}`,
    "-D",
    "i=-1",
    "-f",
    file,
    url,
  ];
  try {
    const { stdout, stderr } = await promisify(execFile)("pgbench", args);
    if (/aborted|ERROR/.test(stderr)) throw new Error(stderr.slice(0, 2000));
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!rate) throw new Error(stdout);
    return Number(rate);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
