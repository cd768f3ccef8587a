// npm start: the whole product behind one port, from a fresh clone or in seconds the next time.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensurePackages, environment, root, run, say, stop, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));

say("Building ...");
const built = run("turbo", ["run", "build", "--output-logs=errors-only", "--log-order=grouped"], {
  stdio: ["ignore", "pipe", "pipe"],
});
if (built.status !== 0) stop(`${built.stdout}\n${built.stderr}\nThe build failed; what it said stands above.`);

const server = spawn(process.execPath, ["apps/server/src/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: environment(),
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
