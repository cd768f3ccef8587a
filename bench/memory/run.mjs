// npm run test:memory: an hour of the server, of the member's app and of the console; none may need more at its end.
// `npm run test:memory -- server 200` or `-- apps` runs one of them. The TV player runs for 24 hours in the journeys.
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
  measure("playwright", ["test", "--config", "e2e/memory.config.ts"]);
}
process.exit(failed ? 1 : 0);
