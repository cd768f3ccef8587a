import pg from "pg";

const BLOCK = 65_536;
const [CR, LF] = [13, 10];

/** The rows of a COPY in format csv as bytes: their lines end as those of other CSV files do. */
class CopyOut extends pg.Query {
  readonly blocks: Uint8Array[] = [];
  #block = Buffer.alloc(0);
  #used = 0;

  /** One row a message, in a buffer of the driver's that is used again. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const length = chunk.length + 1;
    if (this.#used + length > this.#block.length) this.#begin(length);
    this.#block.set(chunk, this.#used);
    this.#used += length;
    this.#block[this.#used - 2] = CR;
    this.#block[this.#used - 1] = LF;
  }

  #begin(least: number): void {
    this.finish();
    this.#block = Buffer.allocUnsafeSlow(Math.max(BLOCK, least));
    this.#used = 0;
  }

  finish(): Uint8Array[] {
    if (this.#used > 0) this.blocks.push(this.#block.subarray(0, this.#used));
    this.#used = 0;
    return this.blocks;
  }
}

/** All of its rows, or the error that ended it. */
export function copyOut(client: pg.ClientBase, text: string): Promise<Uint8Array[]> {
  const copy = new CopyOut({ text, queryMode: "extended" } as pg.QueryConfig);
  const done = new Promise<Uint8Array[]>((resolve, reject) => {
    copy.on("end", () => resolve(copy.finish())).on("error", reject);
  });
  client.query(copy);
  return done;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => `"${textOf(one).replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
  if (typeof value === "object") throw new TypeError("an object is no value of a statement");
  return String(value);
}
const literal = (value: unknown): string =>
  value === null || value === undefined ? "null" : pg.escapeLiteral(textOf(value));

/** COPY takes no values: they are written where the text names them, each as a quoted literal, whose type is found as a value's is. */
export const withValues = (text: string, values: readonly unknown[]): string =>
  text.replace(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1]));
