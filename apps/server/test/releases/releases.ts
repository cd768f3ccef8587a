import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

export const releasesFolder = join(import.meta.dirname, "../fixtures/releases");

/** What the tests need to go on in a released store: somebody's session, a recognition, and the time that it was then. */
export interface ReleaseNote {
  madeAt: string;
  tenantId: string;
  token: string;
  recognitionId: string;
}
export interface Release {
  version: string;
  note: ReleaseNote;
  sql: string;
}

export const releases = (): Release[] =>
  readdirSync(releasesFolder)
    .filter((name) => name.endsWith(".sql.gz"))
    .map((name) => {
      const [first = "", ...rest] = gunzipSync(readFileSync(join(releasesFolder, name)))
        .toString("utf8")
        .split("\n");
      return { version: name.replace(".sql.gz", ""), note: JSON.parse(first.replace("-- ", "")), sql: rest.join("\n") };
    });

/** From then on a migration is never made again. */
export const firstReleased = existsSync(join(import.meta.dirname, "../../src/db/migrations/released"));
