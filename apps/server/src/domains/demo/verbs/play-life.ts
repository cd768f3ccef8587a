import { addTeamMembers } from "../../identity/verbs/add-team-members.ts";
import { createMember, setManagers } from "../../identity/verbs/create-member.ts";
import { createTeam } from "../../identity/verbs/create-team.ts";
import { markAllRead } from "../../notification/verbs/mark-all-read.ts";
import { periodAt } from "../../points/rules/periods.ts";
import { allocatePoints } from "../../points/verbs/allocate-points.ts";
import { createBudgetItem } from "../../points/verbs/create-budget-item.ts";
import { expirePoints } from "../../points/verbs/expire-points.ts";
import { createValue } from "../../recognition/verbs/create-value.ts";
import type { DemoTenant } from "../content/tenants.ts";
import { partOf } from "../rules/casting.ts";
import { planLife } from "../rules/plan-life.ts";
import { actAs, type DemoDeps, type Stage, setClock } from "./act-as.ts";
import { type Props, playScene } from "./play-scene.ts";
import type { Player, Raised } from "./raise-tenant.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEWS_DAYS = 21;
/** When people last looked at their notifications; the account to try first has more to find. */
const readHours = (key: string) => (key === "employee" ? 60 : 20);
const AT_ONCE = 250;

interface Turn {
  at: Date;
  play: (stage: Stage) => Promise<unknown>;
}

async function join(stage: Stage, demo: DemoTenant, props: Props, player: Player): Promise<void> {
  const person = demo.people.find(({ key }) => key === player.key);
  if (!person) return;
  const { firstName, lastName, jobTitle, department, country = null } = person;
  const { memberId: id, userId, email, role, joinedAt } = player;
  await createMember(stage, { id, userId, firstName, lastName, email, role, jobTitle, department, country, joinedAt });
  for (const team of demo.teams) {
    const teamId = props.teams.get(team.name);
    if (teamId && team.members.includes(player.key)) await addTeamMembers(stage, teamId, [id]);
  }
}

async function manage(stage: Stage, demo: DemoTenant, { players }: Props, player: Player): Promise<void> {
  const key = demo.people.find((person) => person.key === player.key)?.manager;
  const manager = key && players.get(key);
  if (manager) await setManagers(stage, player.memberId, [manager.memberId]);
}

async function allocate({ db }: Stage, now: Date): Promise<void> {
  while (await expirePoints(db, now));
  for (let after: string | null | undefined; after !== null; )
    after = await allocatePoints(db, { now, ...(after && { after }) });
}

/** How it was two years ago: the people who were there, their teams, the values, a rule for points. */
function beginning(
  demo: DemoTenant,
  props: Props & { teams: Map<string, string>; qualities: Map<string, string> },
  start: Date,
): Turn {
  const { players, teams, qualities } = props;
  const early = [...players.values()].filter((player) => player.joinedAt < start);
  return {
    at: start,
    play: async (stage) => {
      for (const player of early) {
        setClock(stage.db, player.joinedAt);
        await join(stage, demo, props, player);
      }
      for (const player of early) await manage(stage, demo, props, player);
      setClock(stage.db, start);
      for (const { name, segmentType, members } of demo.teams) {
        const memberIds = early.filter(({ key }) => members.includes(key)).map(({ memberId }) => memberId);
        if (memberIds.length > 0) teams.set(name, await createTeam(stage, { name, segmentType, memberIds }));
      }
      const admin = players.get("admin");
      for (const { name, description, qualities: list } of admin ? demo.values : []) {
        const plain = list.map(({ name: of, color, motif }) => ({ name: of, color, motif }));
        const value = await actAs(stage, admin as Player, { at: start, news: false }, (ctx) =>
          createValue(ctx, { name, description, qualities: plain }),
        );
        for (const [n, { key }] of list.entries()) qualities.set(key, value.qualities[n]?.id ?? "");
      }
      if (demo.monthly === 0) return;
      await createBudgetItem(stage, {
        name: "Monthly points",
        source: "allocation",
        audience: { everyone: true },
        amount: demo.monthly,
        period: "month",
        startsOn: start.toISOString().slice(0, 10),
        rollOverCap: null,
      });
      await allocate(stage, start);
    },
  };
}

function laterJoins(demo: DemoTenant, props: Props & { teams: Map<string, string> }, start: Date): Turn[] {
  return [...props.players.values()]
    .filter((player) => player.joinedAt >= start)
    .map((player) => ({
      at: player.joinedAt,
      play: async (stage) => {
        setClock(stage.db, player.joinedAt);
        await join(stage, demo, props, player);
        await manage(stage, demo, props, player);
        for (const { name, segmentType, members } of demo.teams)
          if (members.includes(player.key) && !props.teams.has(name))
            props.teams.set(name, await createTeam(stage, { name, segmentType, memberIds: [player.memberId] }));
        if (demo.monthly > 0) await allocatePoints(stage.db, { now: player.joinedAt, memberIds: [player.memberId] });
      },
    }));
}

function monthStarts(demo: DemoTenant, zone: string, start: Date, now: Date): Turn[] {
  const turns: Turn[] = [];
  const next = (after: Date) => periodAt(after, zone, "month").end;
  for (let at = next(start); at < now; at = next(at)) {
    const month = at;
    turns.push({
      at: month,
      play: async (stage) => {
        setClock(stage.db, month);
        await allocate(stage, month);
      },
    });
  }
  return demo.monthly > 0 ? turns : [];
}

const readings = ({ players }: Raised, now: Date): Turn[] =>
  [...players.values()].map((player) => {
    const at = new Date(Math.max(now.getTime() - readHours(player.key) * HOUR, player.joinedAt.getTime()));
    return { at, play: (stage) => actAs(stage, player, { at, news: false }, (ctx) => markAllRead(ctx)) };
  });

function turnsOf(demo: DemoTenant, raised: Raised, now: Date): Turn[] {
  const start = new Date(now.getTime() - (demo.pace.days + 1) * DAY);
  const zone = demo.tenant.timezone ?? "UTC";
  const props = { players: raised.players, teams: new Map(), qualities: new Map(), sent: new Map() };
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
    monthOf: (at) => periodAt(at, zone, "month").key,
  });
  const told = now.getTime() - NEWS_DAYS * DAY;
  const turns = [
    beginning(demo, props, start),
    ...laterJoins(demo, props, start),
    ...monthStarts(demo, zone, start, now),
    ...readings(raised, now),
    ...scenes.map(
      (scene): Turn => ({
        at: scene.at,
        play: (stage) => playScene(stage, props, scene, scene.at.getTime() > told),
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
