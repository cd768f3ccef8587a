// What the tests need of Debian: a Postgres and a browser.
import { existsSync } from "node:fs";
import { ensurePostgres } from "./scratch-postgres.mjs";
import { ensureProgram } from "./setup.mjs";

const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
ensureProgram(() => browsers.some(existsSync) || !!process.env.CHROMIUM, "chromium-headless-shell");
ensurePostgres();
