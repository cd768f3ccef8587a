import type { Role } from "@plaudit/api/permissions.ts";
import type { DemoTenant } from "../content/tenants.ts";

const DAY = 86_400_000;
const accounts = ["admin", "manager", "employee"];

const leads = (key: string, { people }: DemoTenant) => people.some((person) => person.manager === key);

export function roleOf(key: string, demo: DemoTenant): Role {
  if (key === "admin") return "admin";
  return key === "manager" || leads(key, demo) ? "manager" : "employee";
}

/** Newcomers within the last month, every fifth of the others within the two years before it, the rest long ago. */
export function whenJoined(demo: DemoTenant, now: Date): Map<string, Date> {
  const { people, newcomers, pace } = demo;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  return new Map(
    people.map(({ key }, n): [string, Date] => {
      const fresh = newcomers.indexOf(key);
      if (fresh >= 0) return [key, ago(2.3 + fresh * 5.1)];
      if (n % 5 === 4 && !accounts.includes(key) && !leads(key, demo))
        return [key, ago(45 + ((n * 83) % (pace.days - 80)))];
      return [key, ago(pace.days + 30 + ((n * 137) % 2400))];
    }),
  );
}

/** Those whose accounts are tried have most to look at. */
export const partOf = (key: string): number => ({ employee: 4, manager: 2.5, admin: 1.6 })[key] ?? 1;

/** Managers before those whom they manage. */
export function byRank(people: readonly { key: string; manager: string | null }[]): string[] {
  const depth = (key: string | null): number =>
    key === null ? 0 : 1 + depth(people.find((person) => person.key === key)?.manager ?? null);
  return people.map(({ key }) => key).toSorted((a, b) => depth(a) - depth(b));
}
