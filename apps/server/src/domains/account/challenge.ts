import { eq } from "drizzle-orm";
import type { AuthDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { seal, unseal } from "../../seal.ts";
import { CHALLENGE_SECONDS, hashToken, newToken } from "./rules/token.ts";
import { challenges } from "./tables.ts";

interface Ctx {
  db: AuthDb;
  readonly now: Date;
  readonly secret: string;
}
type Row = typeof challenges.$inferSelect;

/** Its token is returned once, and completes it once. */
export async function beginChallenge(
  { db, now, secret }: Ctx,
  { purpose, userId, data }: Pick<Row, "purpose" | "userId"> & { data: object },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000);
  const sealed = seal(JSON.stringify(data), secret);
  await db.orm.insert(challenges).values({ tokenHash: hashToken(token), purpose, userId, data: sealed, expiresAt });
  return token;
}

export const challengeOver = () => new DomainError("InvalidToken", "security.over");

interface Held<Data> {
  userId: string | null;
  data: Data;
  /** Completed: it cannot be completed again. */
  end: () => void;
}

/** Locked, so that one of two concurrent responses counts. */
export async function holdChallenge<Data>({ db, now, secret }: Ctx, token: string, purpose: Row["purpose"]) {
  const tokenHash = hashToken(token);
  const [row] = await db.orm.select().from(challenges).where(eq(challenges.tokenHash, tokenHash)).for("update");
  const data = row && unseal(row.data, secret);
  if (!row || !data || row.purpose !== purpose || row.expiresAt <= now) throw challengeOver();
  const end = () => db.write(db.orm.delete(challenges).where(eq(challenges.tokenHash, tokenHash)));
  return { userId: row.userId, data: JSON.parse(data), end } as Held<Data>;
}
