import { createFormat } from "@plaudit/i18n/format.ts";
import { textsIn } from "../../texts.ts";
import { peopleByIds } from "../directory/index.ts";
import type { DigestSection, DigestSections } from "../notification/index.ts";
import { newestOfTeams } from "../timeline/index.ts";
import { recognitionPath } from "./audience.ts";
import { type Celebrated, celebratedOf, type OwnWeek, ownWeeks } from "./digest-queries.ts";
import { peersOfEach } from "./people-queries.ts";

const MOST_CELEBRATED = 3;
const MOST_PEERS = 3;
const QUOTE_CHARACTERS = 180;

const quoteOf = (text: string): string => {
  const words = text.replace(/\s+/g, " ").trim();
  return words.length > QUOTE_CHARACTERS ? `${words.slice(0, QUOTE_CHARACTERS).replace(/\s+\S*$/, "")} …` : words;
};

/** What each reader's teams celebrated, their own week, and colleagues whom they have not thanked for longest. */
export const recognitionDigest: DigestSections = async (ctx, readers, week) => {
  const { db, tenant } = ctx;
  const memberIds = readers.map(({ memberId }) => memberId);
  const [own, items, near] = await Promise.all([
    ownWeeks(db, memberIds, week),
    newestOfTeams(db, { memberIds, type: "recognition", ...week, limit: MOST_CELEBRATED }),
    peersOfEach(db, memberIds, MOST_PEERS),
  ]);
  const [celebrated, people] = await Promise.all([
    celebratedOf(db, [...new Set(items.map(({ entityId }) => entityId))]),
    peopleByIds(ctx, [...new Set(near.map(({ id }) => id))]),
  ]);
  const known = new Map(celebrated.map((one) => [one.id, one]));
  const weeks = new Map(own.map((one) => [one.member_id, one]));
  return new Map(
    readers.map(({ memberId, language }) => {
      const t = textsIn(language, tenant.pointTerms).getFixedT(language, "recognition-digest");
      const { number, list } = createFormat(language);
      const teams = items
        .filter((item) => item.memberId === memberId)
        .flatMap(({ entityId }) => known.get(entityId) ?? []);
      const peers = near.filter((one) => one.readerId === memberId).flatMap(({ id }) => people.get(id) ?? []);
      const celebration = ({ id, sender, recipient_count, names, person, message_text }: Celebrated) => {
        const [first = "", second, ...others] = names;
        const more = (person ? recipient_count : names.length) - 1;
        const named =
          others.length > 0
            ? t(($) => $.others, { name: first, count: more, n: number(more) })
            : list(second ? [first, second] : [first]);
        return {
          text: t(($) => $.celebrated, { sender, names: named }),
          quote: quoteOf(message_text),
          path: recognitionPath(id),
        };
      };
      const counted = ({ received, given }: OwnWeek) => [
        ...(received > 0 ? [{ text: t(($) => $.received, { count: received, n: number(received) }) }] : []),
        ...(given > 0 ? [{ text: t(($) => $.given, { count: given, n: number(given) }) }] : []),
      ];
      const week = weeks.get(memberId);
      const sections: DigestSection[] = [
        { title: t(($) => $.teams), lines: teams.map(celebration), worthMail: true },
        { title: t(($) => $.own), lines: week ? counted(week) : [], worthMail: true },
        {
          title: t(($) => $.thank),
          lines: peers.map(({ id, name }) => ({ text: name, path: `/recognition/send?to=${id}` })),
          worthMail: false,
        },
      ];
      return [memberId, sections.filter(({ lines }) => lines.length > 0)];
    }),
  );
};
