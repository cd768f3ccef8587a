// npm start: the whole product behind one port, from a fresh clone or in seconds the next time.
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import "./end-with-starter.mjs";
import { preflight } from "./preflight.mjs";
import { ensurePackages, root, say, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
process.chdir(root);
process.env.LOG_LEVEL ??= process.env.DATABASE_URL ? "info" : "error";
await preflight();
await build();
say("Starting ...");
await import("../apps/server/src/quick-start.ts");
await import("../apps/server/src/main.ts");
