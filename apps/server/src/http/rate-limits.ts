import type { Endpoint } from "@plaudit/api/endpoint.ts";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../db/database.ts";
import { DomainError, type RefusalKey } from "../error.ts";

interface Policy {
  name: string;
  /** Requests in a window of seconds. */
  points: number;
  duration: number;
  /** The sentence of its refusal, where it is not that of all. */
  refusal?: RefusalKey;
}
/** Counted in this process alone, and stored nowhere: also for what nobody may learn who did it. */
const policies = {
  address: { name: "address", points: 1_200, duration: 60 },
  account: { name: "account", points: 600, duration: 60 },
  tenant: { name: "tenant", points: 30_000, duration: 60 },
  refinements: { name: "refinements", points: 30, duration: 600 },
  /** Every page to sign in begins one. */
  passkeys: { name: "passkeys", points: 600, duration: 600 },
  testMails: { name: "test-mails", points: 20, duration: 600 },
  feedback: { name: "feedback", points: 20, duration: 86_400, refusal: "tooMuchFeedback" },
} satisfies Record<string, Policy>;

/** Attempts at passwords and the like, counted in the database for all processes together. */
const guarded = {
  address: { name: "attempts-address", points: 300, duration: 600 },
  attempts: { name: "attempts", points: 12, duration: 600 },
  /** Of one e-mail address, from everywhere. Anybody can make them, so beyond these they are slowed down and never refused. */
  account: { name: "attempts-account", points: 24, duration: 600 },
} satisfies Record<string, Policy>;
const PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface Attempt {
  endpoint: Endpoint;
  ip: string;
  /** The account that is tried, where anybody can name it. */
  email?: string | undefined;
  /** The browser, where it has signed in to this account before: what others try does not count against it. */
  device?: string | undefined;
  /** What only its holder can try: a link's token, or the person of a session. Asked only where attempts count. */
  held?: () => string | undefined | Promise<string>;
}

export interface Limits {
  /** Counts a request; returns the RateLimit header fields. Throws when the limit is exceeded. */
  take(what: keyof typeof policies, key: string): Promise<Record<string, string>>;
  /** Counts an attempt at a guarded endpoint; a right password or link is given back. */
  guard<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>;
}

const policyField = ({ name, points, duration }: Policy) => `"${name}";q=${points};w=${duration}`;

export class TooMany extends DomainError {
  /** Of the limit that refused. */
  readonly fields: Record<string, string>;
  constructor(policy: Policy, msBeforeNext: number) {
    const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
    super("TooManyRequests", policy.refusal ?? "tooMany", { retryAfter });
    this.fields = { "ratelimit-policy": policyField(policy), ratelimit: `"${policy.name}";r=0;t=${retryAfter}` };
  }
}

/** The leading bits of an address, where `::` replaces the omitted zeros. */
function prefix(ip: string, { v4, v6 }: { v4: number; v6: number }): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!address.includes(":")) return address.split(".", v4 / 8).join(".");
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const digits = [...before, ...zeros, ...after].map((group) => group.toLowerCase().padStart(4, "0")).join("");
  return digits.slice(0, v6 / 4);
}
/** A household has a whole /64. */
export const network = (ip: string) => prefix(ip, { v4: 32, v6: 64 });
/** What one holder of addresses easily has: guesses at one account from there are counted together. */
export const neighborhood = (ip: string) => prefix(ip, { v4: 24, v6: 56 });

const fieldsOf = (policy: Policy, { remainingPoints, msBeforeNext }: RateLimiterRes) => ({
  "ratelimit-policy": policyField(policy),
  ratelimit: `"${policy.name}";r=${Math.max(0, remainingPoints)};t=${Math.ceil(msBeforeNext / 1000)}`,
});

type Counted = [policy: Policy, key: string];

async function countedBy({ endpoint, ip, email, device, held }: Attempt): Promise<Counted[]> {
  const what = endpoint.summary;
  if (device) return [[guarded.attempts, `device ${what} ${device}`]];
  const address: Counted = [guarded.address, `address ${network(ip)}`];
  if (email)
    return [
      address,
      [guarded.attempts, `network ${what} ${email} ${neighborhood(ip)}`],
      [guarded.account, `account ${what} ${email}`],
    ];
  const tried = await held?.();
  return tried ? [address, [guarded.attempts, `held ${what} ${tried}`]] : [address];
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export function rateLimits(database: Database, pause: (ms: number) => Promise<void> = sleep): Limits {
  const limiters = new Map(
    Object.values(policies).map(({ name, ...policy }) => [name, new RateLimiterMemory({ keyPrefix: name, ...policy })]),
  );
  async function attempt([policy, key]: Counted): Promise<void> {
    const [taken] = await database.withAuth((db) =>
      db.query<{ remaining: number; wait: number }>({
        text: `select remaining, extract(epoch from resets_at - transaction_timestamp())::float8 * 1000 as wait
          from app.take_attempt($1, $2, $3)`,
        values: [key, policy.points, policy.duration],
      }),
    );
    if (!taken || taken.remaining >= 0) return;
    if (policy !== guarded.account) throw new TooMany(policy, taken.wait);
    await pause(Math.min(-taken.remaining * PAUSE_MS, LONGEST_PAUSE_MS));
  }
  return {
    async take(what, key) {
      const policy = policies[what];
      try {
        const taken = await limiters.get(what)?.consume(what === "address" ? network(key) : key);
        return taken ? fieldsOf(policy, taken) : {};
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        const taken = refused as RateLimiterRes;
        throw new TooMany(policy, taken.msBeforeNext);
      }
    },
    async guard(tried, work) {
      const { errors } = tried.endpoint;
      if (!errors?.includes("TooManyRequests")) return work();
      const counted = await countedBy(tried);
      for (const one of counted) await attempt(one);
      const result = await work();
      const keys = counted.map(([, key]) => key);
      if (errors.includes("InvalidCredentials") || errors.includes("InvalidToken"))
        await database.withAuth((db) => db.query({ text: "select app.return_attempts($1)", values: [keys] }));
      return result;
    },
  };
}

export const noLimits: Limits = { take: async () => ({}), guard: (_, work) => work() };
