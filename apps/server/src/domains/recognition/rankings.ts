import type { DirectReport } from "@plaudit/api/recognition-rankings.ts";
import type { TenantCtx } from "../../context.ts";
import { nextOf, offsetOf, type Paging } from "../../paging.ts";
import { peopleByIds, readsProfile } from "../directory/index.ts";
import { isoDate } from "../points/index.ts";
import { presentQuality } from "../value/index.ts";
import { countReports, type ReportRow, rankManagers, reportsOf, topQualitiesOf, weeksOf } from "./ranking-queries.ts";
import { nextAnniversary } from "./rules/next-anniversary.ts";

const WEEKS = 12;

function anniversaryOf({ now, tenant }: TenantCtx, { joined_at, timezone }: ReportRow) {
  const zone = timezone ?? tenant.timezone;
  return joined_at && nextAnniversary(isoDate(joined_at, zone), isoDate(now, zone));
}

const lastGiven = ({ given_id, given_at }: ReportRow): DirectReport["lastGiven"] =>
  given_id && given_at ? { recognitionId: given_id, at: given_at.toISOString() } : null;

export async function directReports(ctx: TenantCtx, paging: Paging) {
  const [rows, total] = await Promise.all([reportsOf(ctx, paging.pageSize, offsetOf(paging)), countReports(ctx)]);
  const ids = rows.map(({ id }) => id);
  const shown = rows.filter((row) => readsProfile(ctx.actor, row)).map(({ id }) => id);
  const senders = rows.flatMap(({ received_from }) => received_from ?? []);
  const [people, weeks, qualities] = await Promise.all([
    peopleByIds(ctx, [...new Set([...ids, ...senders])]),
    weeksOf(ctx, shown),
    topQualitiesOf(ctx, shown),
  ]);
  const results = rows.flatMap((row): DirectReport[] => {
    const person = people.get(row.id);
    const sender = people.get(row.received_from ?? "");
    const { received_id, received_at } = row;
    const of = <R extends { member_id: string }>(all: R[]) => all.filter(({ member_id }) => member_id === row.id);
    if (!person) return [];
    return [
      {
        person,
        withheld: !shown.includes(row.id),
        lastReceived:
          received_id && received_at && sender
            ? { recognitionId: received_id, at: received_at.toISOString(), sender }
            : null,
        lastGiven: lastGiven(row),
        weeks: Array.from({ length: WEEKS }, (_, n) => of(weeks).find(({ ago }) => ago === WEEKS - 1 - n)?.count ?? 0),
        qualities: of(qualities).map(presentQuality),
        anniversary: shown.includes(row.id) ? anniversaryOf(ctx, row) : null,
      },
    ];
  });
  return { results, next: nextOf(paging, total), total };
}

export async function managerRankings(ctx: TenantCtx) {
  const rows = await rankManagers(ctx, 5);
  const shown = rows.filter(({ own }) => !own);
  const own = rows.find((row) => row.own);
  const people = await peopleByIds(
    ctx,
    shown.map(({ id }) => id),
  );
  return {
    results: shown.flatMap(({ id, place, given }) => {
      const person = people.get(id);
      return person ? [{ person, place, given }] : [];
    }),
    own: own ? { place: own.place, given: own.given } : null,
  };
}
