import type { Today } from "../../domain.ts";
import { comingOf } from "./outlook.ts";
import { sumOf } from "./rules/sum-coming.ts";

/** Gifts of a day; nobody knows when those who are invited will sign in. */
export const giftsToday: Today = {
  coming: {
    permission: "points:browse",
    read: async ({ db, now }, { until }) => {
      const rows = await comingOf(
        db,
        { after: now, to: until },
        { sources: ["birthday", "onboarding", "anniversary"] },
      );
      return [...Map.groupBy(rows, ({ day }) => day)].map(([day, those]) => {
        const { gifts, points } = sumOf(those);
        const path = "/admin/points/celebration";
        return { kind: "gifts" as const, day, at: null, count: gifts, name: null, points, path };
      });
    },
  },
};
