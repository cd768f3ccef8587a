import { createBank, depositInto } from "../../bank/verbs/write-bank.ts";
import { createRule, updateRule } from "../../gift/verbs/write-gift-rule.ts";
import { EVERYONE } from "../../points/budget-settings.ts";
import { banks, gifts } from "../content/banks.ts";
import { actAs, type Stage } from "./act-as.ts";
import type { Player, Raised } from "./raise-tenant.ts";
import type { Turn } from "./turn.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So long ago the first bank was filled. */
const FIRST = Math.max(...banks.flatMap(({ deposits }) => deposits.map(({ daysAgo }) => daysAgo)));
/** Between one birthday and the next; the first is the day after tomorrow. */
const APART = 9;

const ago = (now: Date, days: number, hours = 0) => new Date(now.getTime() - days * DAY + hours * HOUR);

/** Days on which somebody has a birthday, round the year. */
function birthdaysOf(players: readonly Player[], now: Date) {
  return players.map((player, n) => {
    const next = new Date(now.getTime() + (2 + ((n * APART) % 360)) * DAY);
    return { memberId: player.memberId, next, birthday: next.toISOString().slice(5, 10) };
  });
}

/** The last days on which something was to be paid: birthdays, first days, and the years since. */
function payDays(players: readonly Player[], now: Date): Date[] {
  const since = ago(now, FIRST).getTime();
  const years = (joinedAt: Date) =>
    Array.from({ length: 12 }, (_, n) => {
      const day = new Date(joinedAt);
      day.setUTCFullYear(joinedAt.getUTCFullYear() + n);
      return day.getTime();
    });
  const days = [
    ...birthdaysOf(players, now).map(({ next }) => next.getTime() - 365 * DAY),
    ...players.flatMap(({ joinedAt }) => years(joinedAt).slice(1)),
  ].map((time) => Math.floor(time / DAY) * DAY + 9 * HOUR);
  const welcomes = players.map(({ joinedAt }) => joinedAt.getTime() + 60_000);
  return [...new Set([...days, ...welcomes])]
    .filter((time) => time > since && time < now.getTime() - DAY)
    .map((time) => new Date(time));
}

/** Banks with their deposits, the rules of gifts, and what these paid until today. */
export function giftTurns({ players, tenantId }: Raised, now: Date): Turn[] {
  const all = [...players.values()];
  const admin = players.get("admin");
  if (!admin) return [];
  const ids = new Map<string, string>();
  const act = <T>(stage: Stage, at: Date, what: Parameters<typeof actAs<T>>[3]) =>
    actAs(stage, admin, { at, notifies: false }, what);
  const filling = banks.flatMap(({ name, alertBelow, deposits }) =>
    deposits.map(({ daysAgo, amount, note }, n): Turn => {
      const at = ago(now, daysAgo);
      const play = async (stage: Stage) => {
        if (n === 0) {
          const body = { name, alertBelow, ownerIds: [admin.memberId] };
          ids.set(name, (await act(stage, at, (ctx) => createBank(ctx, body))).id);
        }
        await act(stage, at, (ctx) => depositInto(ctx, ids.get(name) ?? "", { amount, note }));
      };
      return { at, play };
    }),
  );
  const begun = ago(now, FIRST, 1);
  const begin = async (stage: Stage) => {
    const birthdays = birthdaysOf(all, now);
    await stage.db.query({
      text: `update tenant_members set birthday = b.birthday
        from unnest($2::uuid[], $3::text[]) b(id, birthday) where tenant_id = $1 and tenant_members.id = b.id`,
      values: [tenantId, birthdays.map(({ memberId }) => memberId), birthdays.map(({ birthday }) => birthday)],
    });
    for (const gift of gifts) {
      const body = {
        ...gift,
        audience: EVERYONE,
        bankId: ids.get(banks[0].name) ?? "",
        words: {},
        steps: [...gift.steps],
      };
      const { id, version } = await act(stage, begun, (ctx) => createRule(ctx, body));
      if (gift.source === "onboarding")
        await act(stage, begun, (ctx) => updateRule(ctx, id, { active: false, version }));
    }
  };
  const paying = payDays(all, now).map(
    (at): Turn => ({
      at,
      play: (stage) => actAs(stage, admin, { at, notifies: true }, (ctx) => ctx.enqueue("gift.pay", { tenantId })),
    }),
  );
  return [...filling, { at: begun, play: begin }, ...paying];
}
