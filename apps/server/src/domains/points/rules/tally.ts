/** What was, and between what it would have been. */
export interface Range {
  was: number;
  least: number;
  most: number;
}
interface Bucket extends Range {
  people: number;
  /** Handed out to people who had nothing to give before: nobody knows which share of it they would give. */
  unknown: number;
}
/** What one person gave, week by week. */
export interface PersonTally {
  country: string | null;
  teamIds: readonly string[];
  /** Whether they count as one of the people; those who have left gave, and are not counted. */
  present: boolean;
  was: readonly number[];
  least: readonly number[];
  most: readonly number[];
  handedWas: number;
  handedIs: number;
  unknown: number;
  sends: number;
  cutWas: number;
  cutIs: number;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

const addFigures = <Key extends string>(to: Record<Key, number>, of: Record<Key, number>) => {
  for (const key in of) to[key] += of[key];
};

export type Tally = Pick<ReturnType<typeof tally>, "sums">;

/** Adds people up: over the weeks, by country and by team. */
export function tally(weeks: number) {
  const byWeek = Array.from({ length: weeks }, (): Range => ({ was: 0, least: 0, most: 0 }));
  const countries = new Map<string, Bucket>();
  const teams = new Map<string, Bucket>();
  const all = { handedWas: 0, handedIs: 0, reachedWas: 0, reachedIs: 0, sends: 0, unknown: 0 };
  const cut = { sendsWas: 0, sendsIs: 0, peopleWas: 0, peopleIs: 0 };

  function bucket(list: Map<string, Bucket>, id: string, of: PersonTally, given: Range): void {
    const found = list.get(id) ?? { people: 0, unknown: 0, was: 0, least: 0, most: 0 };
    found.people += of.present ? 1 : 0;
    found.unknown += of.unknown;
    found.was += given.was;
    found.least += given.least;
    found.most += given.most;
    list.set(id, found);
  }

  function person(of: PersonTally): void {
    for (let n = 0; n < weeks; n += 1) {
      const week = byWeek[n];
      if (!week) break;
      week.was += of.was[n] ?? 0;
      week.least += of.least[n] ?? 0;
      week.most += of.most[n] ?? 0;
    }
    const given = { was: sum(of.was), least: sum(of.least), most: sum(of.most) };
    bucket(countries, of.country ?? "", of, given);
    for (const id of of.teamIds) bucket(teams, id, of, given);
    all.handedWas += of.handedWas;
    all.handedIs += of.handedIs;
    all.reachedWas += of.handedWas > 0 ? 1 : 0;
    all.reachedIs += of.handedIs > 0 ? 1 : 0;
    all.sends += of.sends;
    all.unknown += of.unknown;
    cut.sendsWas += of.cutWas;
    cut.sendsIs += of.cutIs;
    cut.peopleWas += of.cutWas > 0 ? 1 : 0;
    cut.peopleIs += of.cutIs > 0 ? 1 : 0;
  }

  /** Those whom another tally of the same weeks has added up. */
  function include({ sums }: Tally): void {
    const addRange = (to: Range, { was, least, most }: Range) => {
      to.was += was;
      to.least += least;
      to.most += most;
    };
    for (const [n, week] of sums.byWeek.entries()) addRange(byWeek[n] ?? { ...week }, week);
    for (const [list, others] of [
      [countries, sums.countries],
      [teams, sums.teams],
    ] as const)
      for (const [id, of] of others) {
        const found = list.get(id);
        if (!found) {
          list.set(id, of);
          continue;
        }
        addRange(found, of);
        found.people += of.people;
        found.unknown += of.unknown;
      }
    addFigures(all, sums.all);
    addFigures(cut, sums.cut);
  }

  /** Who had nothing to give before gives at most the share that the others gave, and like them over the weeks. */
  function finish() {
    const given = byWeek.reduce((total, week) => total + week.was, 0);
    const share = all.handedWas > 0 ? Math.min(1, given / all.handedWas) : 1;
    const rounded = ({ was, least, most }: Range): Range => ({
      was: Math.round(was),
      least: Math.round(least),
      most: Math.max(Math.round(most), Math.round(least)),
    });
    const spread = (list: Map<string, Bucket>) =>
      [...list]
        .filter(([, { people }]) => people > 0)
        .map(([id, { people, unknown, ...of }]) => ({
          id,
          people,
          ...rounded({ ...of, most: of.most + unknown * share }),
        }))
        .toSorted((a, b) => b.people - a.people || (a.id < b.id ? -1 : 1))
        .slice(0, 8);
    const perWeek = byWeek.map((week) =>
      rounded({
        ...week,
        most: week.most + all.unknown * share * (given > 0 ? week.was / given : 1 / byWeek.length),
      }),
    );
    const total = (of: keyof Range) => byWeek.reduce((so, week) => so + week[of], 0);
    const totals = { was: total("was"), least: total("least"), most: total("most") + all.unknown * share };
    return {
      weeks: perWeek,
      given: rounded(totals),
      countries: spread(countries),
      teams: spread(teams),
      all,
      cut,
    };
  }
  return { person, include, finish, sums: { byWeek, countries, teams, all, cut } };
}
