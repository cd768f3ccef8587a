// Everything a fresh clone needs, with nothing but Node and npm: packages under the pinned Node, and that Node from then on.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const installedLock = join(root, "node_modules/.package-lock.json");
const pinnedNode = join(root, "node_modules/node/bin/node");
const minimum = 20;

export const say = (line) => process.stdout.write(`${line}\n`);
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function npm(args) {
  const result = spawnSync(process.platform === "win32" ? "npm.cmd" : "npm", args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (result.status !== 0) stop("Installing the packages failed; npm's output is above.");
}

/** Installs when there is nothing yet, or when the lock file is newer than what is installed. */
export function ensurePackages() {
  if (Number(process.versions.node.split(".")[0]) < minimum)
    stop(`Plaudit needs Node ${minimum} or newer; this is ${process.version}.`);
  const stale =
    !existsSync(installedLock) || statSync(join(root, "package-lock.json")).mtimeMs > statSync(installedLock).mtimeMs;
  if (!stale && existsSync(pinnedNode)) return;
  say("Installing packages (once) ...");
  npm(["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** The environment in which the pinned Node and the workspace's tools come first. */
export const environment = () => ({
  ...process.env,
  PATH: [dirname(pinnedNode), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  // Turbo keeps so few cores busy by itself, and each thread of the type-aware linter works out the same types again.
  ...(availableParallelism() <= 2 && { GOMAXPROCS: "1" }),
});

/** Starts the calling script again under the pinned Node if an older one runs; returns only in the right one. */
export async function underPinnedNode(script) {
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  const child = spawn(pinnedNode, [script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: environment(),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const code = await new Promise((done) => child.on("exit", (status, signal) => done(signal ? 130 : (status ?? 1))));
  process.exit(code);
}

export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, env: environment(), encoding: "utf8", maxBuffer: 1 << 28, ...options });
}

/** Debian's package where a program is missing and we may install it; otherwise prints in one line what is missing. */
export function ensureProgram(found, debianPackage) {
  if (found()) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    stop(`This needs ${debianPackage}: install it and run the same command again.`);
  say(`Installing Debian's ${debianPackage} ...`);
  execFileSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (!found()) stop(`${debianPackage} was installed but its program is not where we look for it.`);
}
