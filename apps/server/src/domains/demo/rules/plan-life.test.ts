import { expect, test } from "vitest";
import { acmeEnclosing } from "../content/acme-files.ts";
import { acmePeople, acmeTeams } from "../content/acme-people.ts";
import { acmeComments, acmeMessages } from "../content/acme-words.ts";
import { type Life, planLife } from "./plan-life.ts";
import type { Send } from "./scene.ts";

const now = new Date("2026-11-21T09:30:00Z");
const life: Life = {
  now,
  seed: 7,
  people: acmePeople.map(({ key, department, manager }, n) => ({
    key,
    department,
    manager,
    joinedAt: new Date(now.getTime() - (n % 9 === 8 ? 20 : 900) * 86_400_000),
    part: 1,
  })),
  teams: acmeTeams,
  script: { messages: acmeMessages, comments: acmeComments, enclosing: acmeEnclosing },
  pace: { days: 730, perWeek: () => 10, lately: [0.2, 1, 5, 26] },
  monthly: 100,
  monthOf: (at) => at.toISOString().slice(0, 7),
};
const scenes = planLife(life);
const sends = scenes.filter((scene): scene is Send => scene.type === "send");

test("the same seed and instant give the same life, another seed another one", () => {
  expect(planLife(life)).toEqual(scenes);
  expect(planLife({ ...life, seed: 8 })).not.toEqual(scenes);
});

test("everything happens in order, within two years, and nobody acts before they joined", () => {
  const joined = new Map(life.people.map((person) => [person.key, person.joinedAt]));
  for (const [n, scene] of scenes.entries()) {
    expect(scene.at <= now).toBe(true);
    expect(scene.at >= (scenes[n - 1]?.at ?? new Date(now.getTime() - 731 * 86_400_000))).toBe(true);
    for (const key of scene.type === "send" ? [scene.from, ...scene.to] : [scene.by])
      expect((joined.get(key) ?? now) < scene.at).toBe(true);
  }
});

test("nobody gives more in a month than they have, thanks themselves or endorses their own", () => {
  const spent = new Map<string, number>();
  for (const scene of scenes) {
    if (scene.type !== "send" && scene.type !== "endorsement") continue;
    const send = scene.type === "send" ? scene : sends.find((one) => one.n === scene.on);
    const giver = scene.type === "send" ? scene.from : scene.by;
    expect(send?.to).not.toContain(giver);
    if (scene.type === "endorsement") expect(send?.from).not.toBe(giver);
    const month = `${giver}/${life.monthOf(scene.at)}`;
    spent.set(month, (spent.get(month) ?? 0) + scene.amount * (send?.to.length ?? 0));
    expect(spent.get(month)).toBeLessThanOrEqual(100);
  }
});

test("it is lively: some private, some to several and to teams, replies of all kinds, something within the hour", () => {
  expect(sends.length).toBeGreaterThan(800);
  expect(sends.some((send) => !send.tenantWide)).toBe(true);
  expect(sends.some((send) => send.team)).toBe(true);
  expect(sends.some((send) => send.to.length === 3 && !send.team)).toBe(true);
  for (const type of ["comment", "reaction", "endorsement"])
    expect(scenes.some((scene) => scene.type === type)).toBe(true);
  expect(now.getTime() - (sends.at(-1)?.at.getTime() ?? 0)).toBeLessThan(3_600_000);
});

test("no words come twice within a page", () => {
  for (let n = 20; n < sends.length; n += 1)
    expect(new Set(sends.slice(n - 20, n).map((send) => send.text)).size).toBe(20);
});
