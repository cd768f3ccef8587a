// Runs one of the server's command-line entries under the pinned Node, installing first if need be.
import { fileURLToPath } from "node:url";
import { ensurePackages, run, stop, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
const [entry, ...args] = process.argv.slice(2);
const quickStart = new URL("../apps/server/src/quick-start.ts", import.meta.url).href;
if (!entry) stop("Say which entry to run.");
process.exit(run(process.execPath, ["--import", quickStart, entry, ...args], { stdio: "inherit" }).status ?? 1);
