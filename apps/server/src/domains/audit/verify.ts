// npm run audit:verify: walks every tenant's sealed log; with the file of a downloaded seal, whether that seal still holds.
import { readFileSync } from "node:fs";
import { runVerification } from "../../operator/verification.ts";
import { readSeal } from "./rules/seal-file.ts";
import { verifyLogs } from "./verify-logs.ts";

const [file] = process.argv.slice(2);
await runVerification((database, say) =>
  verifyLogs(database, say, file === undefined ? undefined : readSeal(readFileSync(file, "utf8"))),
);
