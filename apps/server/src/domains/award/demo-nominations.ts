import type { Badge } from "@plaudit/api/award-badges.ts";
import { newId } from "../../db/id.ts";
import type { DemoCtx } from "../../domain.ts";
import { nameKey } from "../../name-key.ts";
import { storedAudience } from "../points/index.ts";
import { awardNominations, awardNominators, awardNominees, awardTypes } from "./tables.ts";
import { setWindow } from "./verbs/set-window.ts";

interface Round {
  badge: Badge;
  name: string;
  description: string;
  points: number;
  most: number | null;
  /** In days from now. */
  opens: number;
  closes: number;
  nominations: { by: string; of: string; daysAgo: number; reason: string }[];
}
/** Of a tenant, by its slug. */
const rounds: Readonly<Record<string, readonly Round[]>> = {
  acme: [
    {
      badge: "keystone",
      name: "Keystone of the year",
      description: "For the one person without whom the year would not have stood.",
      points: 2_000,
      most: 3,
      opens: -9,
      closes: 12,
      nominations: [
        {
          by: "Lena Fischer",
          of: "Rosa Quispe",
          daysAgo: 5,
          reason: "During the strike she opened the canteen at four and fed drivers who were not even ours.",
        },
        {
          by: "Samuel Osei",
          of: "Rosa Quispe",
          daysAgo: 4,
          reason: "Everybody on the quay knows her by name, and she knows everybody by what they eat.",
        },
        {
          by: "Noor Haddad",
          of: "Hana Kovač",
          daysAgo: 2,
          reason: "She found the mistake that three audits had missed, and never mentioned it again.",
        },
      ],
    },
    {
      badge: "kite",
      name: "First try",
      description: "For an idea that was tried, whether or not it flew.",
      points: 500,
      most: null,
      opens: -30,
      closes: -2,
      nominations: [
        {
          by: "Hana Kovač",
          of: "Samuel Osei",
          daysAgo: 20,
          reason: "He rebuilt the loading plan in a weekend. It did not work, and the next one did because of it.",
        },
        {
          by: "Rosa Quispe",
          of: "Yuki Sato",
          daysAgo: 11,
          reason: "She asked the night crew first. Nobody had done that before.",
        },
        {
          by: "Lena Fischer",
          of: "Samuel Osei",
          daysAgo: 9,
          reason: "He showed all of us that a failed week is cheaper than a careful year.",
        },
      ],
    },
  ],
};
const DAY = 86_400_000;
const counted = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }));

/** One award that is open for nominations, and one whose winners are to be chosen. */
export function demoNominations({ db, now, tenant, members }: DemoCtx, bankId: string | null): void {
  const { tenantId } = db;
  function idOf(name: string): string {
    const id = members.find((member) => member.name === name)?.memberId;
    if (!id) throw new Error(`the demo's nominations name ${name}, who is not there`);
    return id;
  }
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const everyone = storedAudience({ everyone: true, memberIds: [], teamIds: [], roles: [] });
  for (const { nominations, opens, closes, most, points, ...shown } of rounds[tenant.slug] ?? []) {
    const typeId = newId();
    const paid = bankId ? { points, budgetItemId: bankId } : { points: 0 };
    const audiences = { senders: everyone, nominators: everyone, candidates: everyone };
    const dates = { nominationStartAt: at(opens), nominationEndAt: at(closes), createdAt: at(opens) };
    const rest = {
      nameKey: nameKey(shown.name),
      pointsLocked: true,
      notify: true,
      nomination: true,
      pinForDays: 7,
    } as const;
    const type = { ...shown, ...paid, ...audiences, ...dates, ...rest, maxNominations: most };
    db.write(db.orm.insert(awardTypes).values({ ...type, tenantId, id: typeId }));
    if (closes > 0) setWindow(db, typeId, at(closes));
    const written = nominations.map(({ by, of, daysAgo, reason }) => ({
      ...{ tenantId, id: newId(), typeId, reason },
      ...{ nominatorId: idOf(by), nomineeId: idOf(of), createdAt: at(-daysAgo) },
    }));
    db.write(db.orm.insert(awardNominations).values(written));
    const nominees = counted(nominations.map(({ of }) => of)).map(({ name, count }) => {
      const latest = Math.min(...nominations.filter(({ of }) => of === name).map(({ daysAgo }) => daysAgo));
      return { tenantId, typeId, memberId: idOf(name), count, lastAt: at(-latest) };
    });
    db.write(db.orm.insert(awardNominees).values(nominees));
    const nominators = counted(nominations.map(({ by }) => by));
    db.write(
      db.orm
        .insert(awardNominators)
        .values(nominators.map(({ name, count }) => ({ tenantId, typeId, memberId: idOf(name), count }))),
    );
  }
}
