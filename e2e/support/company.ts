import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";

const root = resolve(import.meta.dirname, "../..");
const port = process.env.E2E_PORT ?? "3900";
const dataFolder = () => {
  const folder = process.env.E2E_DATA;
  if (!folder) throw new Error("E2E_DATA: the data folder of the running server");
  return folder;
};
const random = () => Math.random().toString(36).slice(2, 8);
const channel = () =>
  Math.floor(Math.random() * 256)
    .toString(16)
    .padStart(2, "0");

export interface Company {
  slug: string;
  name: string;
  color: string;
  /** Its own host, with the port. */
  url: string;
  /** The address that its people share. */
  domain: string;
  /** The first administrator's invitation. */
  link: string;
}

interface Asked {
  administrator?: string;
  language?: string;
  monthlyPoints?: number;
}

/** A new company, created by the operator's command while the server runs. */
export async function found(options: Asked = {}): Promise<Company> {
  const word = `${random()}${Date.now().toString(36)}`;
  const company = {
    slug: `co-${word}`,
    name: `${word.charAt(0).toUpperCase()}${word.slice(1)} & Daughters`,
    color: `#${channel()}${channel()}${channel()}`,
    url: `http://thanks-${word}.localhost:${port}`,
    domain: `${word}.test`,
  };
  return { ...company, link: await operate(company, options) };
}

/** Runs the command again: another administrator, or another link for the same one. */
async function operate(
  { slug, name, color, url, domain }: Omit<Company, "link">,
  { administrator = "root", language = "en", monthlyPoints = 100 }: Asked = {},
): Promise<string> {
  const wanted = {
    slug,
    name,
    color,
    language,
    host: new URL(url).hostname,
    "admin-email": `${administrator}@${domain}`,
    "monthly-points": String(monthlyPoints),
  };
  const args = Object.entries(wanted).flatMap(([option, value]) => [`--${option}`, value]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "./apps/server/src/quick-start.ts", "apps/server/src/operator/operate-cli.ts", "create", ...args],
    { cwd: root, env: { ...process.env, PORT: port, PLAUDIT_DATA: dataFolder() } },
  );
  const link = /http\S+\/invitation\?token=\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`The command printed no link: ${stdout}`);
  return link;
}

const decoded = (mail: string) =>
  mail
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The mails to an address so far, as files of the data folder hold them. */
export function mailsTo(address: string): string[] {
  const folder = join(dataFolder(), "mail");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => mail.includes(`<${address}>`) || mail.includes(`To: ${address}`))
    .map(decoded);
}

/** The newest link that was mailed to somebody. */
export async function invitationOf(address: string): Promise<string> {
  const newest = () => /http\S+\/invitation\?token=[\w.-]+/.exec(mailsTo(address).at(-1) ?? "")?.[0] ?? "";
  await expect.poll(newest, { message: `an invitation to ${address}` }).not.toBe("");
  return newest();
}

export interface Newcomer {
  firstName: string;
  lastName: string;
}
/** Opens an invitation and comes in by it. */
export async function comeIn(page: Page, link: string, { firstName, lastName }: Newcomer) {
  await page.goto(link);
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Password", { exact: true }).fill("three goats on the roof");
  await page.getByRole("button", { name: /^Join / }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/invitation") && !url.pathname.startsWith("/tenant/"));
}

/** A call with the session of the page. */
export async function callAs<T>(page: Page, key: string, body?: unknown): Promise<T> {
  const [method = "GET", path = ""] = key.split(" ");
  const answer = await page.evaluate(
    async ([method, path, body]) => {
      const { token } = JSON.parse(localStorage.getItem("plaudit.access") ?? "{}") as { token: string };
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const response = await fetch(`/api${path}`, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    },
    [method, path, body] as const,
  );
  if (answer.status >= 300) throw new Error(`${key} answered ${answer.status}: ${answer.text}`);
  return (answer.text ? JSON.parse(answer.text) : null) as T;
}
