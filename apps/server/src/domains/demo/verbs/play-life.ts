import { markAllRead } from "../../notification/verbs/mark-all-read.ts";
import { localDate, periodAt } from "../../points/rules/periods.ts";
import { allocatePoints } from "../../points/verbs/allocate-points.ts";
import { expirePoints } from "../../points/verbs/expire-points.ts";
import type { DemoTenant } from "../content/tenants.ts";
import { partOf } from "../rules/casting.ts";
import { planLife } from "../rules/plan-life.ts";
import { actAs, type DemoDeps, type Stage } from "./act-as.ts";
import { joinMember } from "./join-member.ts";
import { lapseTurns } from "./lapse-points.ts";
import { openTenant } from "./open-tenant.ts";
import { giftTurns } from "./pay-gifts.ts";
import { type Props, playScene } from "./play-scene.ts";
import type { Raised } from "./raise-tenant.ts";
import { setClock } from "./set-clock.ts";
import type { Turn } from "./turn.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEWS_DAYS = 21;
/** When people last looked at their notifications; the account to try first has more to find. */
const readHours = (key: string) => (key === "employee" ? 32 : 20);
const AT_ONCE = 250;

const monthAt = (at: Date, zone: string): string => {
  const { year, month } = localDate(at, zone);
  return `${year}-${month}`;
};

async function allocate({ db }: Stage, now: Date): Promise<void> {
  setClock(db, now);
  while (await expirePoints(db, now));
  for (let after: string | null | undefined; after !== null; )
    after = await allocatePoints(db, { now, ...(after && { after }) });
}

const opening = (demo: DemoTenant, props: Props, start: Date): Turn => ({
  at: start,
  play: async (stage) => {
    await openTenant(stage, demo, props, start);
    if (demo.monthly > 0) await allocate(stage, start);
  },
});

const laterJoins = (demo: DemoTenant, props: Props, start: Date): Turn[] =>
  [...props.players.values()]
    .filter((player) => player.joinedAt >= start)
    .map((player) => ({
      at: player.joinedAt,
      play: async (stage) => {
        await joinMember(stage, demo, props, player);
        if (demo.monthly > 0) await allocatePoints(stage.db, { now: player.joinedAt, memberIds: [player.memberId] });
      },
    }));

function monthStarts(demo: DemoTenant, zone: string, start: Date, now: Date): Turn[] {
  const turns: Turn[] = [];
  const next = (after: Date) => periodAt(after, zone, "month").end;
  for (let at = next(start); at < now; at = next(at)) {
    const month = at;
    turns.push({
      at: month,
      play: (stage) => allocate(stage, month),
    });
  }
  return demo.monthly > 0 ? turns : [];
}

const readings = ({ players }: Raised, now: Date): Turn[] =>
  [...players.values()].map((player) => {
    const at = new Date(Math.max(now.getTime() - readHours(player.key) * HOUR, player.joinedAt.getTime()));
    return { at, play: (stage) => actAs(stage, player, { at, notifies: false }, (ctx) => markAllRead(ctx)) };
  });

function turnsOf(demo: DemoTenant, raised: Raised, now: Date): Turn[] {
  const start = new Date(now.getTime() - (demo.pace.days + 1) * DAY);
  const zone = demo.tenant.timezone ?? "UTC";
  const props: Props = { players: raised.players, teams: new Map(), qualities: new Map(), sent: new Map() };
  const scenes = planLife({
    now,
    seed: demo.seed,
    people: demo.people.map(({ key, department, manager }) => ({
      key,
      department,
      manager,
      joinedAt: raised.players.get(key)?.joinedAt ?? now,
      part: partOf(key),
    })),
    teams: demo.teams,
    script: demo,
    pace: demo.pace,
    monthly: demo.monthly,
    monthOf: (at) => monthAt(at, zone),
  });
  const notifiedSince = now.getTime() - NEWS_DAYS * DAY;
  const turns = [
    opening(demo, props, start),
    ...laterJoins(demo, props, start),
    ...monthStarts(demo, zone, start, now),
    ...(demo.monthly > 0 && demo.pace.days > 0 ? [...giftTurns(raised, now), ...lapseTurns(raised, now)] : []),
    ...readings(raised, now),
    ...scenes.map(
      (scene): Turn => ({
        at: scene.at,
        play: (stage) => playScene(stage, props, scene, scene.at.getTime() > notifiedSince),
      }),
    ),
  ];
  return turns.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** All that happened in a tenant, in the order in which it did, many turns to a transaction. */
export async function playLife(deps: DemoDeps, demo: DemoTenant, raised: Raised, now: Date): Promise<number> {
  const turns = turnsOf(demo, raised, now);
  for (let from = 0; from < turns.length; from += AT_ONCE)
    await deps.database.withTenant(raised.tenantId, async (db, { tenant }) => {
      for (const turn of turns.slice(from, from + AT_ONCE)) await turn.play({ deps, db, tenant });
    });
  return turns.length;
}
