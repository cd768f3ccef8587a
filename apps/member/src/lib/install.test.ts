import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isDeed } from "./deed.ts";
import { countVisit, isDue, refuse, wayToInstall } from "./install.ts";
import type { InstallEvent } from "./install-event.ts";

const store = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const newVisit = () => vi.stubGlobal("sessionStorage", store());
beforeEach(() => {
  vi.stubGlobal("localStorage", store());
  newVisit();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it is due in the second visit in which something is done, however much is done in the first", () => {
  expect(isDue(countVisit(), Date.now())).toBe(false);
  expect(isDue(countVisit(), Date.now())).toBe(false);
  newVisit();
  expect(isDue(countVisit(), Date.now())).toBe(true);
});

test("once refused it is not due again for 90 days", () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z") });
  countVisit();
  newVisit();
  refuse();
  newVisit();
  expect(isDue(countVisit(), Date.now())).toBe(false);
  expect(isDue(countVisit(), new Date("2027-02-20T11:59:00Z").getTime())).toBe(false);
  expect(isDue(countVisit(), new Date("2027-02-20T12:01:00Z").getTime())).toBe(true);
});

test("what was stored wrongly counts as nothing", () => {
  for (const wrong of ["{", "null", '"yes"', '{"visits":"many","refusedAt":"never"}']) {
    localStorage.setItem("plaudit.install", wrong);
    newVisit();
    expect(countVisit()).toEqual({ visits: 1 });
  }
});

test("thanks, reactions, comments and endorsements are something done; what the app does by itself is not", () => {
  for (const key of [
    "POST /recognition/recognitions",
    "PUT /recognition/recognitions/{id}/reactions",
    "POST /recognition/recognitions/{id}/comments",
    "POST /recognition/recognitions/{id}/endorsements",
  ])
    expect(isDeed(key), key).toBe(true);
  for (const key of [
    "POST /recognition/recognitions/recipientCount",
    "GET /recognition/recognitions",
    "DELETE /recognition/recognitions/{id}/reactions",
    "PUT /notification/messages/read",
    "PUT /identity/tenantMembers/{id}/locale",
  ])
    expect(isDeed(key), key).toBe(false);
});

const event = {} as InstallEvent;
function device(navigator: object, ...true_: string[]) {
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: true_.includes(query) }));
}
test("phones get the browser's prompt, those of Apple words, and computers and the installed app nothing", () => {
  const coarse = "(pointer: coarse)";
  device({}, coarse);
  expect(wayToInstall(event)).toBe("prompt");
  // Firefox on a phone, for one.
  expect(wayToInstall(null)).toBeNull();
  device({ standalone: false }, coarse);
  expect(wayToInstall(null)).toBe("words");
  device({ standalone: true }, coarse, "(display-mode: standalone)");
  expect(wayToInstall(null)).toBeNull();
  device({ standalone: false });
  expect(wayToInstall(null)).toBeNull();
  device({});
  expect(wayToInstall(event)).toBeNull();
});
