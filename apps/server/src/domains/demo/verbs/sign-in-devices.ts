import { newId } from "../../../db/id.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { issueToken } from "../../account/index.ts";
import { setClock } from "./set-clock.ts";

const HOUR = 3_600_000;
/** Where the accounts to try are signed in besides. Nobody has these sessions' tokens. */
const devices = [
  {
    hoursAgo: 5,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  },
  {
    hoursAgo: 75,
    userAgent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
  },
];

export async function signInDevices(
  db: AuthDb,
  now: Date,
  who: { userId: string; tenantId: string; memberId: string },
): Promise<void> {
  for (const { hoursAgo, userAgent } of devices) {
    setClock(db, new Date(now.getTime() - hoursAgo * HOUR));
    await issueToken({ db, request: { userAgent } }, { ...who, familyId: newId() });
  }
  setClock(db, now);
}
