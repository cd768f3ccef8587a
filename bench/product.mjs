// The product as people start it, on a port and a data folder of its own, for what measures it from outside.
import { spawn } from "node:child_process";
import { environment, root } from "../scripts/setup.mjs";

/** `entry` is what is run: `npm start`'s own script, or the server alone. Returns how long it took, what it printed, and what stops it. */
export async function startProduct(entry, port, folder, env = {}) {
  const began = performance.now();
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: { ...environment(), PORT: `${port}`, PLAUDIT_DATA: folder, LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise((done) => child.once("exit", done));
  let printed = "";
  await new Promise((ready, fail) => {
    child.stdout.on("data", (text) => {
      printed += text;
      if (printed.includes("Ctrl-C")) ready();
    });
    gone.then(() => fail(new Error(`${entry} ended early`)));
  });
  return {
    seconds: (performance.now() - began) / 1000,
    printed,
    stop: async () => {
      child.kill("SIGTERM");
      await gone;
    },
  };
}
