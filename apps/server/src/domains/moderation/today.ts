import { moderatedPermission, moderatedTypes } from "@plaudit/api/moderated.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { Today } from "../../domain.ts";
import { queuePath } from "./present.ts";
import { openSince } from "./queries.ts";

export const flaggedToday: Today = {
  waiting: {
    permission: "recognition:moderate",
    read: async ({ db, actor }) => {
      const mine = moderatedTypes.filter((type) => permissionsOf[actor.role].includes(moderatedPermission[type]));
      const rows = await openSince(db, mine);
      const [oldest] = rows;
      if (!oldest) return [];
      const count = rows.reduce((sum, row) => sum + row.count, 0);
      return [{ kind: "flagged", count, name: null, since: oldest.since.toISOString(), path: queuePath(oldest.type) }];
    },
  },
};
