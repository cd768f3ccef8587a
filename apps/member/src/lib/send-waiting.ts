import { ApiError, api } from "@plaudit/api/client.ts";
import { dropWaiting, markWaiting, type Waiting, waiting } from "./outbox.ts";

/** The server knows a key for two days; what is older could arrive twice. */
const KNOWN_MS = 86_400_000;
/** These say nothing of the recognition itself. */
const passing = [0, 401, 408, 429];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !passing.includes(error.status);

/** False when it has to wait longer. */
async function sendOne({ key, body, tried = Date.now() }: Waiting, explain: (error: unknown) => string) {
  if (Date.now() - tried > KNOWN_MS) return void markWaiting(key, { refused: explain(null) });
  markWaiting(key, { tried });
  await api("POST /recognition/recognitions", { body, idempotencyKey: key });
  dropWaiting(key);
}

async function sendAll(explain: (error: unknown) => string): Promise<number> {
  const before = waiting();
  for (const one of before.filter(({ refused }) => !refused)) {
    try {
      await sendOne(one, explain);
    } catch (error) {
      if (!isRefusal(error)) break;
      markWaiting(one.key, { refused: explain(error) });
    }
  }
  return before.length - waiting().length;
}

/** One tab at a time; how many went out. */
export async function sendWaiting(explain: (error: unknown) => string): Promise<number> {
  if (!navigator.locks) return sendAll(explain);
  return navigator.locks.request("plaudit.outbox", { ifAvailable: true }, (lock) => (lock ? sendAll(explain) : 0));
}
