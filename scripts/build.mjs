// npm run build: the three apps as they are served; turbo remembers what has not changed.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensurePackages, environment, root, say, stop, underPinnedNode } from "./setup.mjs";

export async function build() {
  say("Building the apps ...");
  const began = performance.now();
  const child = spawn("turbo", ["run", "build", "--output-logs=errors-only", "--log-order=grouped"], {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  const interrupt = () => child.kill("SIGINT");
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const one of signals) process.once(one, interrupt);
  const [status, signal] = await new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, by) => done([code, by]));
  });
  for (const one of signals) process.off(one, interrupt);
  if (signal || status === 130) process.exit(130);
  if (status !== 0) stop(`${output}\nThe build failed; its output is above.`);
  const cached = /(\d+) cached, (\d+) total/.exec(output);
  const fresh = cached ? Number(cached[2]) - Number(cached[1]) : 0;
  say(fresh === 0 ? "The apps are built already." : `Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] === self) {
  ensurePackages();
  await underPinnedNode(self);
  await build();
}
