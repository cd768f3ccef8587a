import type { Endpoint } from "@plaudit/api/endpoint.ts";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../db/database.ts";
import { DomainError } from "../error.ts";

interface Policy {
  name: string;
  /** Requests in a window of seconds. */
  points: number;
  duration: number;
}
const policies = {
  address: { name: "address", points: 1_200, duration: 60 },
  account: { name: "account", points: 600, duration: 60 },
  tenant: { name: "tenant", points: 30_000, duration: 60 },
} satisfies Record<string, Policy>;
/** Attempts at passwords and the like, counted in the database for all processes together. */
const guarded = { address: { points: 300, seconds: 600 }, account: { points: 12, seconds: 600 } };

export interface Attempt {
  endpoint: Endpoint;
  ip: string;
  /** An e-mail address, a link's token or a person: what is being tried. Asked only where attempts count. */
  account: () => string | undefined | Promise<string>;
}

export interface Limits {
  /** Counts a request; answers the fields that say where it stands. Throws when it is one too many. */
  take(what: keyof typeof policies, key: string): Promise<Record<string, string>>;
  /** Counts an attempt at a guarded endpoint by address and account; a right password or link is given back. */
  guard<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>;
}

export class TooMany extends DomainError {
  readonly fields: Record<string, string>;
  constructor(seconds: number, fields: Record<string, string> = {}) {
    super("TooManyRequests", "Too many requests: please wait a moment", {
      retryAfter: Math.max(1, Math.ceil(seconds)),
    });
    this.fields = fields;
  }
}

/** A household has a whole /64: the first four groups of an address, `::` standing for the zeros that are left out. */
export function network(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!address.includes(":")) return address;
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

const fieldsOf = ({ name, points, duration }: Policy, { remainingPoints, msBeforeNext }: RateLimiterRes) => ({
  "ratelimit-policy": `"${name}";q=${points};w=${duration}`,
  ratelimit: `"${name}";r=${Math.max(0, remainingPoints)};t=${Math.ceil(msBeforeNext / 1000)}`,
});

export function rateLimits(database: Database): Limits {
  const limiters = new Map(
    Object.values(policies).map(({ name, ...policy }) => [name, new RateLimiterMemory({ keyPrefix: name, ...policy })]),
  );
  async function attempt(key: string, { points, seconds }: { points: number; seconds: number }): Promise<void> {
    const [taken] = await database.withAuth((db) =>
      db.query<{ remaining: number; wait: number }>({
        text: `select remaining, extract(epoch from resets_at - transaction_timestamp())::float8 as wait
          from app.take_attempt($1, $2, $3)`,
        values: [key, points, seconds],
      }),
    );
    if (taken && taken.remaining < 0) throw new TooMany(taken.wait);
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
        throw new TooMany(taken.msBeforeNext / 1000, fieldsOf(policy, taken));
      }
    },
    async guard({ endpoint, ip, account }, work) {
      if (!endpoint.errors?.includes("TooManyRequests")) return work();
      const tried = await account();
      const keys = [`address ${network(ip)}`, ...(tried ? [`account ${endpoint.summary} ${tried}`] : [])];
      await attempt(keys[0] ?? "", guarded.address);
      if (keys[1]) await attempt(keys[1], guarded.account);
      const result = await work();
      if (endpoint.errors.includes("InvalidCredentials") || endpoint.errors.includes("InvalidToken"))
        await database.withAuth((db) => db.query({ text: "select app.return_attempts($1)", values: [keys] }));
      return result;
    },
  };
}

export const noLimits: Limits = { take: async () => ({}), guard: (_, work) => work() };
