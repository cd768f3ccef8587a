import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { layoutWorkerAssets } from "./build/worker-assets.ts";
import { fixtureApps } from "./testing/fixture-apps.ts";

const run = promisify(execFile);
const edge = join(import.meta.dirname, "..");

test("the Worker bundles and would deploy with its configuration", async () => {
  const { appsDir, remove } = await fixtureApps();
  const assets = join(appsDir, "assets");
  await layoutWorkerAssets(appsDir, assets);
  const wrangler = join(edge, "../../node_modules/wrangler/bin/wrangler.js");
  const args = ["deploy", "--dry-run", "--env", "production", "--assets", assets, "--outdir", join(appsDir, "out")];
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: appsDir };
  const { stdout } = await run(process.execPath, [wrangler, ...args], { cwd: edge, env });
  expect(stdout).toContain("--dry-run: exiting now");
  expect(stdout).toContain("env.ASSETS");
  await remove();
});
