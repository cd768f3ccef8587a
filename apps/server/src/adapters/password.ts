import { argon2, randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { sameBytes } from "../same-bytes.ts";

const hash = promisify(argon2) as unknown as (
  algorithm: "argon2id",
  parameters: {
    message: string;
    nonce: Buffer;
    memory: number;
    passes: number;
    parallelism: number;
    tagLength: number;
  },
) => Promise<Buffer>;

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const most = Math.max(1, availableParallelism() - 1);
let running = 0;
const waiting: (() => void)[] = [];

/** On the thread pool, and never on all of its cores at once: signing in must not slow everybody else down. */
async function turn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await turn(() => hash("argon2id", { message: password, nonce, ...COST }));
  return `argon2id$${COST.memory}$${COST.passes}$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Compared with when there is no such user, so that the response takes as long. */
const nobody = `argon2id$${COST.memory}$${COST.passes}$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(32).toString("base64url")}`;

export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, nonce = "", tag = ""] = (stored ?? nobody).split("$");
  const cost = { ...COST, memory: Number(memory), passes: Number(passes) };
  const found = await turn(() =>
    hash("argon2id", { message: password, nonce: Buffer.from(nonce, "base64url"), ...cost }),
  );
  return sameBytes(found, Buffer.from(tag, "base64url")) && stored !== null;
}
