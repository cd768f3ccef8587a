import { afterEach, expect, test } from "vitest";
import { lobby } from "../../testing/lobby.ts";
import { tick } from "../../testing/ticks.ts";
import { type Person, type World, world } from "../../testing/world.ts";

const MINUTE = 60_000;
const path = "/tv/channels";
let w: World;
afterEach(() => w.server.setClock(undefined));

async function company() {
  w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const employee = await w.person("Bob");
  const { body } = await admin.post(path, lobby);
  const { id, version } = body.channel as { id: string; version: number };
  const token = new URL(body.link).searchParams.get("token");
  const began = Date.now();
  const at = (minutes: number) => w.server.setClock(new Date(began + minutes * MINUTE));
  /** Of a screen. */
  const play = async () => expect((await w.anonymous.get(`${path}/${id}/player?token=${token}`)).status).toBe(200);
  /** What is due by then happens. */
  const passTo = async (minutes: number) => {
    at(minutes);
    await tick(w.server, "schedules.due");
    await w.drain();
  };
  const told = async (who: Person) =>
    (await who.get("/notification/messages")).body.results.map((one: { message: string }) => one.message);
  const mails = (who: Person) => w.server.mails().filter((mail) => mail.includes(`<${who.email}>`)).length;
  return { admin, employee, id, version, at, play, passTo, told, mails };
}
const words = "No screen has played Lobby for an hour";

test("those who manage channels are told once when a screen is gone for an hour, and again the next time", async () => {
  const { admin, employee, at, play, passTo, told, mails } = await company();
  at(0);
  await play();
  at(30);
  await play();
  await passTo(61);
  expect(await told(admin)).toEqual([]);
  await passTo(91);
  expect([await told(admin), mails(admin), await told(employee)]).toEqual([[words], 1, []]);
  expect(w.server.mails().at(-1)).toContain("Look at the channels");
  await passTo(300);
  expect(await told(admin)).toEqual([words]);
  at(400);
  await play();
  await passTo(430);
  expect(await told(admin)).toEqual([words]);
  await passTo(461);
  expect([await told(admin), mails(admin)]).toEqual([[words, words], 2]);
});

test.each([
  ["disconnected", (admin: Person, id: string) => admin.delete(`${path}/${id}/token`)],
  ["deleted", (admin: Person, id: string) => admin.delete(`${path}/${id}`)],
  [
    "archived",
    (admin: Person, id: string, version: number) => admin.patch(`${path}/${id}`, { archived: true, version }),
  ],
  ["given a new link that no screen has yet", (admin: Person, id: string) => admin.post(`${path}/${id}/token`)],
])("nobody misses the screens of a channel that was %s", async (_, change) => {
  const { admin, id, version, at, play, passTo, told } = await company();
  at(0);
  await play();
  expect((await change(admin, id, version)).status).toBeLessThan(300);
  await passTo(120);
  expect(await told(admin)).toEqual([]);
});

test("a preview is no screen, and who has turned the mail off gets none", async () => {
  const { admin, id, at, play, passTo, told, mails } = await company();
  at(0);
  const { body } = await admin.post(`${path}/${id}/previews`);
  expect((await w.anonymous.get(`${path}/${id}/player${body.path.replace(/^[^?]*/, "")}`)).status).toBe(200);
  await passTo(120);
  expect(await told(admin)).toEqual([]);
  const chosen = await admin.patch("/notification/channelPreferences", {
    kinds: [{ kind: "channel.away", mail: false }],
  });
  expect(chosen.status).toBe(200);
  await play();
  await passTo(181);
  expect([await told(admin), mails(admin)]).toEqual([[words], 0]);
});
