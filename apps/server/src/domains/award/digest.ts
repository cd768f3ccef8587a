import { createFormat } from "@plaudit/i18n/format.ts";
import { sql } from "drizzle-orm";
import { textsIn } from "../../texts.ts";
import { isShownToAll } from "../directory/index.ts";
import type { DigestSections } from "../notification/index.ts";
import { awardPath } from "./audience.ts";

const MOST = 3;
const NAMES = 2;

interface Row {
  id: string;
  name: string;
  names: string[];
  count: number;
}

/** The company's newest public awards of the week, with whoever received them and does not prefer privacy. */
export const awardDigest: DigestSections = async ({ db, tenant }, readers, { from, until }) => {
  const { tenantId } = db;
  const rows = await db.rows<Row>(sql`
    select w.id, w.name, named.names, w.recipient_count as count from (
      select w.id, w.name, w.published_at, w.recipient_count from awards w
      where w.tenant_id = ${tenantId} and w.tenant_wide and w.deleted_at is null and w.hidden_at is null
        and w.published_at >= ${from} and w.published_at < ${until}
      order by w.published_at desc, w.id desc limit ${4 * MOST}) w
    cross join lateral (
      select array(select trim(m.first_name || ' ' || m.last_name) from award_recipients x
        join tenant_members m on m.tenant_id = ${tenantId} and m.id = x.member_id and ${isShownToAll}
        where x.tenant_id = ${tenantId} and x.award_id = w.id order by x.member_id limit ${NAMES}) as names) named
    where cardinality(named.names) > 0 order by w.published_at desc, w.id desc limit ${MOST}`);
  if (rows.length === 0) return new Map();
  return new Map(
    readers.map(({ memberId, language }) => {
      const t = textsIn(language, tenant.pointTerms).getFixedT(language, "award");
      const { number, list } = createFormat(language);
      const named = ({ names, count }: Row) => {
        const [first = ""] = names;
        return count > names.length
          ? t(($) => $.digest.others, { name: first, count: count - 1, n: number(count - 1) })
          : list(names);
      };
      const lines = rows.map((row) => ({
        text: t(($) => $.digest.line, { names: named(row), award: row.name }),
        path: awardPath(row.id),
      }));
      return [memberId, [{ title: t(($) => $.digest.title), lines, worthMail: true }]];
    }),
  );
};
