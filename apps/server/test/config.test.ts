import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "../src/config.ts";
import { configurationDoc, configurationFile } from "../src/config-doc.ts";

const folder = mkdtempSync(join(tmpdir(), "plaudit-config-"));
afterAll(() => rmSync(folder, { recursive: true }));
const data = () => ({ PLAUDIT_DATA: mkdtempSync(join(folder, "data-")) });
const secret = "s".repeat(32);
const database = { DATABASE_URL: "postgres://a@b/c", PLAUDIT_SECRET: secret };

test("an empty environment is a whole one", () => {
  const env = data();
  const config = readConfig(env);
  expect(config).toMatchObject({ ROLE: "all", PORT: 3000, apexUrl: "http://localhost:3000", production: false });
  expect(config.secret.length).toBeGreaterThanOrEqual(32);
  expect(readConfig(env).secret).toBe(config.secret);
});

test.each([
  ["PORT", "70000"],
  ["PORT", "3e3"],
  ["ROLE", "boss"],
  ["DATABASE_URL", "mysql://x"],
  ["PUBLIC_URL", "plaudit.example"],
  ["PLAUDIT_SECRET", "short"],
  ["SMTP_URL", "mail.example"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => readConfig({ ...data(), [name]: value })).toThrow(
    new RegExp(`^The environment is not right\\.\\n${name}: `),
  );
});

test("settings that production needs are required", () => {
  expect(() => readConfig({ ...data(), DATABASE_URL: database.DATABASE_URL })).toThrow(/^PLAUDIT_SECRET: required/);
  expect(() => readConfig({ ...data(), ROLE: "worker" })).toThrow(ConfigError);
  expect(() => readConfig({ ...data(), ROLE: "edge" })).toThrow(/^API_ORIGIN/);
  expect(readConfig({ ...data(), ...database })).toMatchObject({ production: true, secret });
});

test("the page about the settings is current", () => {
  expect(readFileSync(configurationFile, "utf8")).toBe(configurationDoc());
});
