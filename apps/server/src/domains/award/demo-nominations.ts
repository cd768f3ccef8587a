import type { Badge } from "@plaudit/api/award-badges.ts";
import type { Criterion } from "@plaudit/api/award-jury.ts";
import { newId } from "../../db/id.ts";
import type { DemoCtx } from "../../domain.ts";
import { nameKey } from "../../name-key.ts";
import { storedAudience } from "../points/index.ts";
import { awardNominations, awardNominators, awardNominees, awardTypes, awardVotes } from "./tables.ts";
import { setWindow } from "./verbs/set-window.ts";

interface Round {
  badge: Badge;
  name: string;
  description: string;
  points: number;
  most: number | null;
  places: number;
  /** In days from now. */
  opens: number;
  closes: number;
  nominations: { by: string; of: string; daysAgo: number; reason: string }[];
  jury?: {
    members: string[];
    criteria: Criterion[];
    days: number;
    votes: { by: string; of: string; scores: number[]; note?: string }[];
  };
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
      places: 1,
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
      places: 2,
      opens: -40,
      closes: -12,
      nominations: [
        {
          by: "Hana Kovač",
          of: "Samuel Osei",
          daysAgo: 30,
          reason: "He rebuilt the loading plan in a weekend. It did not work, and the next one did because of it.",
        },
        {
          by: "Rosa Quispe",
          of: "Yuki Sato",
          daysAgo: 21,
          reason: "She asked the night crew first. Nobody had done that before.",
        },
        {
          by: "Lena Fischer",
          of: "Samuel Osei",
          daysAgo: 19,
          reason: "He showed all of us that a failed week is cheaper than a careful year.",
        },
        {
          by: "Yuki Sato",
          of: "Hana Kovač",
          daysAgo: 15,
          reason: "She bet her own name on a route that nobody believed in.",
        },
      ],
      jury: {
        members: ["Noor Haddad", "Maya Okafor", "Lena Fischer"],
        criteria: [
          { name: "Courage", description: "It could have gone wrong, and everybody knew." },
          { name: "Learned", description: "We know something now that we did not know before." },
        ],
        days: 10,
        votes: [
          {
            by: "Noor Haddad",
            of: "Samuel Osei",
            scores: [4, 5],
            note: "He wrote down what went wrong before anybody asked him.",
          },
          { by: "Maya Okafor", of: "Samuel Osei", scores: [4, 3] },
          { by: "Noor Haddad", of: "Yuki Sato", scores: [5, 4] },
          { by: "Maya Okafor", of: "Yuki Sato", scores: [4, 4] },
          {
            by: "Lena Fischer",
            of: "Yuki Sato",
            scores: [4, 3],
            note: "Asking first was brave. What came of it we have yet to see.",
          },
          {
            by: "Noor Haddad",
            of: "Hana Kovač",
            scores: [5, 5],
            note: "Nobody else would have put their name on that route.",
          },
          {
            by: "Maya Okafor",
            of: "Hana Kovač",
            scores: [2, 1],
            note: "I was told it was decided above her. Then it was no bet of hers.",
          },
          { by: "Lena Fischer", of: "Hana Kovač", scores: [4, 3] },
        ],
      },
    },
    {
      badge: "star",
      name: "North star",
      description: "For whoever others steer by when the plan has run out.",
      points: 1_000,
      most: 2,
      places: 1,
      opens: -20,
      closes: -3,
      nominations: [
        {
          by: "Hana Kovač",
          of: "Rosa Quispe",
          daysAgo: 12,
          reason: "When the cranes stood still she knew who had to be called, and in which order.",
        },
        {
          by: "Yuki Sato",
          of: "Samuel Osei",
          daysAgo: 9,
          reason: "If Samuel says the lorry leaves at four, you can set the clock.",
        },
        {
          by: "Rosa Quispe",
          of: "Hana Kovač",
          daysAgo: 6,
          reason: "She wrote down how we do it, so that nobody has to be brave twice.",
        },
      ],
      jury: {
        members: ["Lena Fischer", "Maya Okafor", "Noor Haddad"],
        criteria: [
          { name: "Gives direction", description: "Others knew what to do because of them." },
          { name: "Under strain", description: "It held when it was hard." },
          { name: "Without rank", description: "It came from who they are." },
        ],
        days: 14,
        votes: [
          { by: "Noor Haddad", of: "Rosa Quispe", scores: [5, 4, 5] },
          { by: "Noor Haddad", of: "Samuel Osei", scores: [4, 4, 3] },
          { by: "Noor Haddad", of: "Hana Kovač", scores: [3, 4, 4] },
          { by: "Maya Okafor", of: "Rosa Quispe", scores: [4, 5, 4], note: "Three people told me of the same night." },
        ],
      },
    },
  ],
};
const DAY = 86_400_000;
const counted = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }));

/** One award that is open for nominations, one that a jury judges, and one whose winners are to be chosen. */
export function demoNominations({ db, now, tenant, members }: DemoCtx, bankId: string | null): void {
  const { tenantId } = db;
  function idOf(name: string): string {
    const id = members.find((member) => member.name === name)?.memberId;
    if (!id) throw new Error(`the demo's nominations name ${name}, who is not there`);
    return id;
  }
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const everyone = storedAudience({ everyone: true, memberIds: [], teamIds: [], roles: [] });
  for (const { nominations, jury, opens, closes, most, places, points, ...shown } of rounds[tenant.slug] ?? []) {
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
    const judged = jury && {
      jury: jury.members.map(idOf),
      criteria: jury.criteria,
      anonymous: true,
      judgingDays: jury.days,
    };
    const type = { ...shown, ...paid, ...audiences, ...dates, ...rest, ...judged, maxNominations: most, places };
    db.write(db.orm.insert(awardTypes).values({ ...type, tenantId, id: typeId }));
    const next = [closes, closes + (jury?.days ?? 0)].find((days) => days > 0);
    if (next) setWindow(db, typeId, at(next));
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
    if (jury)
      db.write(
        db.orm.insert(awardVotes).values(
          jury.votes.map(({ by, of, scores, note }) => ({
            ...{ tenantId, typeId, scores, note },
            ...{ jurorId: idOf(by), nomineeId: idOf(of), votedAt: at(Math.min(closes + 1, -1)) },
          })),
        ),
      );
  }
}
