import { moneyOf } from "@plaudit/api/point-money.ts";
import type { TenantCtx } from "../../context.ts";
import { csvLine } from "../../csv.ts";
import { csvDownload } from "../../csv-download.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { showLiability } from "./show-liability.ts";

const ALL_TEAMS = 1_000_000;

interface Line {
  part: string;
  item: string;
  points: number;
  people?: number;
  worth?: { currency: string; value: string } | null;
}

/** A country in the reader's language; what is no code stays as it is. */
function countryNames(language: string) {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

/** Every figure in a line of its own, of one count; recorded: who took it along, and what was owed. */
export async function exportLiability(ctx: TenantCtx): Promise<Download> {
  const { actor, tenant } = ctx;
  const shown = await showLiability(ctx, ALL_TEAMS);
  const { points, people, worth, proof } = shown;
  await recordAudit(ctx, {
    action: "liability.export",
    entityType: "tenant",
    entityId: tenant.id,
    before: null,
    after: { points, people, countedAt: shown.countedAt },
  });
  const language = actor.locale;
  const texts = textsIn(language, tenant.pointTerms);
  const t = texts.getFixedT(language, "liability");
  const nameOf = countryNames(language);
  const nowhere = t(($) => $.country.none);
  const part = {
    owed: t(($) => $.file.owed),
    received: t(($) => $.flow.received),
    redeemed: t(($) => $.flow.redeemed),
    lapsed: t(($) => $.flow.lapsed),
    age: t(($) => $.age.title),
    country: t(($) => $.country.title),
    team: t(($) => $.team.title),
    lapse: t(($) => $.lapse.due),
    likely: t(($) => $.lapse.likely),
    proof: t(($) => $.proof.title),
  };
  const months = (["owed", "received", "redeemed", "lapsed"] as const).flatMap((of) =>
    shown.months.map((row): Line => ({ part: part[of], item: row.month, points: row[of], worth })),
  );
  const lines: Line[] = [
    { part: part.owed, item: shown.countedAt, points, people, worth },
    ...months,
    ...shown.ages.map(({ age, points }) => ({ part: part.age, item: t(($) => $.age[age]), points, worth })),
    ...shown.countries.map(({ country, ...row }) => ({
      part: part.country,
      item: country ? nameOf(country) : nowhere,
      ...row,
    })),
    ...shown.teams.map(({ team, ...row }) => ({
      part: part.team,
      item: team?.name ?? t(($) => $.team.none),
      ...row,
      worth,
    })),
    ...shown.lapses.map(({ month, points }) => ({ part: part.lapse, item: month, points, worth })),
    { part: part.lapse, item: t(($) => $.lapse.later), points: shown.later, worth },
    { part: part.lapse, item: t(($) => $.lapse.never), points: shown.never, worth },
    ...shown.lapses.flatMap(({ month, likely }) =>
      likely ? { part: part.likely, item: month, points: likely.points, worth } : [],
    ),
    { part: part.proof, item: t(($) => $.proof.entries), points: proof.entries },
    { part: part.proof, item: t(($) => $.proof.balances), points: proof.balances },
    { part: part.proof, item: t(($) => $.proof.lots), points: proof.lots },
  ];
  const text = lines
    .map(({ part, item, points, people = null, worth = null }) => {
      const money = worth && [worth.currency, Number(worth.value), Number(moneyOf(points, worth.value))];
      return csvLine([part, item, points, people, ...(money ?? [null, null, null])]);
    })
    .join("");
  const head = (["part", "item", "points", "people", "currency", "worth", "money"] as const).map((name) =>
    t(($) => $.file[name]),
  );
  return csvDownload<true>("liabilities.csv", head, async (done) =>
    done ? null : { last: true, blocks: Promise.resolve([Buffer.from(text)]) },
  );
}
