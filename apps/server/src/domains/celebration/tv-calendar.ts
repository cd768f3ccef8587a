import { sql } from "drizzle-orm";
import type { TvCtx } from "../../context.ts";
import { isShownToAll } from "../directory/index.ts";
import { isoDate } from "../points/index.ts";
import { columns, type OccasionRow, order, presentOccasions } from "./calendar.ts";
import { occasionRows } from "./occasions.ts";
import { pictureFor } from "./picture.ts";
import { activeKinds, preferencesOf } from "./preferences.ts";
import { wordsFor } from "./present.ts";
import { plusDays } from "./rules/days.ts";

/** After today. */
const AHEAD = 6;
const MOST = 60;

/** What a screen celebrates: kinds that everybody sees, and nobody who would rather stay off screens. Who joined it shows already. */
export async function tvCalendar(ctx: TvCtx) {
  const { db, channel } = ctx;
  const today = isoDate(ctx.now, ctx.tenant.timezone);
  const choices = await preferencesOf(db);
  const kinds = activeKinds(choices).filter(({ kind, audience }) => audience === "everyone" && kind !== "welcome");
  if (!channel.content.includes("celebration") || kinds.length === 0) return { today, results: [] };
  const week = { from: today, to: plusDays(today, AHEAD), kinds, reader: null, teamIds: channel.teamIds };
  const rows = await occasionRows<OccasionRow>(
    db,
    week,
    (found) => sql`
      select ${columns} from (${found}) o
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = o.id and ${isShownToAll} and not m.hide_from_tv
      order by o.day, ${order} limit ${MOST}`,
  );
  const results = await presentOccasions(ctx, choices, rows);
  return {
    today,
    results: results.map((of) => ({
      ...of,
      words: wordsFor(choices, of, channel.language),
      pictureUrls: pictureFor(ctx, choices, of.type),
    })),
  };
}
