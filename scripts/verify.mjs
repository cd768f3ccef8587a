// npm run verify: every static check, each cached by turbo on what it reads.
import { fileURLToPath } from "node:url";
import { ensurePackages, run, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
const { status } = run(
  "turbo",
  ["run", "verify", "--continue", "--output-logs=errors-only", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
