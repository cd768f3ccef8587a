import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

/** Longer than the start's pause, and the one after something was done. */
const patient = { timeout: 20_000, interval: 500 };
const state = () => JSON.parse(localStorage.getItem("plaudit.install") ?? "null");

function touchScreen() {
  const { matchMedia } = globalThis;
  vi.stubGlobal("matchMedia", (query: string) => ({ ...matchMedia(query), matches: query === "(pointer: coarse)" }));
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "standalone");
});

/** Somebody's home, on their first visit. */
async function firstVisit() {
  touchScreen();
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  await here.send(bob, { to: [ann] });
  return { here, ann, bob, ...(await renderScreen("/home", { as: ann })) };
}
async function secondVisit() {
  const shown = await firstVisit();
  localStorage.setItem("plaudit.install", '{"visits":1}');
  return shown;
}
/** Reacts right at the start, before the code that counts the visit is there. */
async function react(user: UserEvent, visits = 2) {
  const article = (await screen.findAllByRole("article"))[0] as HTMLElement;
  await user.click(await within(article).findByRole("button", { name: /^React/ }));
  await user.click(await button("Applause"));
  await waitFor(() => expect(state().visits).toBe(visits), patient);
}
function offered(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}

test("the browser's prompt is offered after something was done, and shown by a button", async () => {
  const { user } = await secondVisit();
  const prompt = offered("accepted");
  await react(user);
  const offer = await screen.findByRole("dialog", { name: /, one tap away$/ }, patient);
  await expectAccessible();
  await user.click(await button("Add it", offer));
  await waitFor(() => expect(prompt).toHaveBeenCalledOnce());
  await gone("dialog");
  expect(state()).toEqual({ visits: 2 });
}, 60_000);

test("a refusal on the second visit is kept; the first one has no offer", async () => {
  const { user, here, ann, bob } = await firstVisit();
  offered("accepted");
  await react(user, 1);
  expect(state()).toEqual({ visits: 1 });
  const visit = async (visits: number) => {
    // A tab of its own has a session storage of its own.
    sessionStorage.clear();
    await here.send(bob, { to: [ann], message: `Thanks for visit ${visits}` });
    await here.drain();
    const shown = await renderScreen("/home", { as: ann, again: true });
    const prompt = offered("accepted");
    await react(shown.user, visits);
    return { ...shown, prompt };
  };
  const second = await visit(2);
  const offer = await screen.findByRole("dialog", { name: /, one tap away$/ }, patient);
  await second.user.click(await button("Not now", offer));
  await gone("dialog");
  expect(second.prompt).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ visits: 2, refusedAt: expect.any(Number) });
}, 60_000);

test("a phone whose browser has no prompt gets words, and closing them is a refusal", async () => {
  Object.assign(navigator, { standalone: false });
  const { user } = await secondVisit();
  await react(user);
  await screen.findByText("Choose “Add to Home Screen”", undefined, patient);
  await user.click(await button("Close", await dialog(/, one tap away$/)));
  await gone("dialog");
  expect(state().refusedAt).toBeGreaterThan(0);
}, 60_000);
