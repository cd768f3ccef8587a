// npm run test:memory: an hour of the server, of the member's app and of the console, and 24 hours of a TV screen; none may need more
// at its end. `npm run test:memory -- server 200` or `-- apps` runs some of them; `-- apps tv` the screen alone.
import { fileURLToPath } from "node:url";
import { build } from "../../scripts/build.mjs";
import { ensurePackages, run, underPinnedNode } from "../../scripts/setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
const [chosen, ...args] = process.argv.slice(2);
let failed = false;
const measure = (command, of) => {
  failed = run(command, of, { stdio: "inherit" }).status !== 0 || failed;
};
if (chosen !== "apps") measure(process.execPath, ["bench/memory/server.ts", ...args]);
if (chosen !== "server") {
  await build();
  measure("playwright", ["test", "--config", "e2e/memory.config.ts", ...(chosen === "apps" ? args : [])]);
}
process.exit(failed ? 1 : 0);
