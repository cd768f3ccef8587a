// npm run dev: everything behind one port, apps reloaded in place and the server restarted as files change.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import "./end-with-starter.mjs";
import { freePort } from "./ports.mjs";
import { preflight } from "./preflight.mjs";
import { ensurePackages, environment, root, say, stop, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
process.chdir(root);
await preflight();
const { createServer: createVite } = await import("vite");

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";
const bases = { member: "/", admin: "/admin/", tv: "/tv/" };
const vites = {};

/** What Vite serves itself: sources, packages and its own client. Pages and the API are the server's. */
function appFor(path) {
  const app = path.startsWith("/admin/") ? "admin" : path.startsWith("/tv/") ? "tv" : "member";
  const inner = path.slice(bases[app].length);
  return /^(@vite|@id|@fs|@react-refresh|src|node_modules)(\/|$|\?)/.test(inner) ? app : null;
}

async function template(app, response) {
  const html = readFileSync(join(root, "apps", app, "index.html"), "utf8");
  const text = await vites[app].transformIndexHtml(`${bases[app]}index.html`, html);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(text);
}

const listens = () =>
  new Promise((answer) => {
    const socket = connect(serverPort, "127.0.0.1", () => socket.end(() => answer(true)));
    socket.once("error", () => answer(false));
  });

/** While the server restarts, requests wait for it. */
async function serverIsUp() {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await listens()) return true;
    await pause(100);
  }
  return false;
}

async function pass(request, response) {
  if (!(await serverIsUp()))
    return void response.writeHead(503, { "retry-after": "2" }).end("The server is not up; see the terminal.");
  const { method, url, headers } = request;
  const onward = httpRequest({ host: "127.0.0.1", port: serverPort, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once("error", () => response.destroy());
  response.once("close", () => onward.destroy());
  request.pipe(onward);
}

const front = createServer((request, response) => {
  const path = request.url ?? "/";
  const asked = /^\/__template\/(member|admin|tv)$/.exec(path)?.[1];
  const app = appFor(path);
  if (app) return vites[app].middlewares(request, response);
  const done = asked ? template(asked, response) : pass(request, response);
  done.catch((error) => {
    say(String(error?.stack ?? error));
    if (!response.headersSent) response.writeHead(500).end("See the terminal.");
  });
});

for (const [app, base] of Object.entries(bases))
  vites[app] = await createVite({
    root: join(root, "apps", app),
    base,
    appType: "custom",
    clearScreen: false,
    logLevel: "warn",
    server: { middlewareMode: true, hmr: { server: front }, ws: { server: front } },
  });

await new Promise((ready, fail) => front.once("error", fail).listen(port, host, ready)).catch((error) =>
  stop(error.message),
);
const serverPort = await freePort();

const watching = ["--watch", "--watch-preserve-output", "--import", "./scripts/end-with-starter.mjs"];
const quickly = ["--import", "./apps/server/src/quick-start.ts"];
const server = spawn(process.execPath, [...watching, ...quickly, "apps/server/src/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...environment(),
    LOG_LEVEL: process.env.LOG_LEVEL ?? "error",
    PORT: `${serverPort}`,
    HOST: "127.0.0.1",
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    APPS_ORIGIN: `http://127.0.0.1:${port}`,
  },
});

let stopping = false;
async function close() {
  if (stopping) return;
  stopping = true;
  const gone = new Promise((done) => server.once("exit", done));
  if (server.exitCode === null && server.signalCode === null) {
    server.kill("SIGTERM");
    await gone;
  }
  front.closeAllConnections();
  front.close();
  await Promise.all(Object.values(vites).map((vite) => vite.close()));
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, close);
server.once("exit", close);
