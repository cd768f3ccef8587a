import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { button, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  const [yuki, siti, omar] = await here.people("Yuki", "Siti", "Omar");
  await here.team("Research", [yuki, siti, omar]);
  const value = await here.value("Care", ["Shows up"]);
  const qualityIds = value.qualities.map(({ id }) => id);
  await here.send(siti, { to: [yuki], message: "You were there", qualityIds });
  await here.send(yuki, { to: [siti], message: "So were you", qualityIds });
  await here.drain();
  return { here, yuki, siti };
}
const note = "A part of this page did not load.";
const retries = () =>
  screen
    .queryAllByRole("alert")
    .filter(({ textContent }) => textContent?.includes(note))
    .map((alert) => within(alert).getByRole("button", { name: "Try again" }));
const retry = () => waitFor(() => expect(retries()).toHaveLength(1)).then(() => retries()[0] as HTMLElement);

for (const [what, lost, back] of [
  ["who one is", /tenantMembers\/me$/, () => screen.findByText(/^Good \w+, Yuki$/)],
  ["what one may do", /GET \/apps$/, () => button(/^Notifications/)],
  ["the goal", /recognition\/goal$/, () => screen.findByText(/^Goal for/)],
  ["the balances", /points\/accounts\/my$/, () => screen.findAllByText("to give")],
  ["the peers", /recognition\/peers$/, () => screen.findAllByRole("link", { name: /^Recognize / })],
] as const)
  test(`Home without ${what} still works, and that part can be loaded again`, async () => {
    const { yuki } = await company();
    const { user, lose } = await renderScreen("/home", { as: yuki, without: lost });
    await screen.findAllByRole("article");
    expect(screen.getByText("Who made your day?")).toBeVisible();
    expect(screen.queryByText("Check the connection")).toBeNull();
    const again = await retry();
    lose();
    await user.click(again);
    await back();
    await waitFor(() => expect(retries()).toEqual([]));
  });

test("a profile without its sums", async () => {
  const { yuki, siti } = await company();
  const { user, lose } = await renderScreen(`/profile/${siti.id}`, { as: yuki, without: /recognition\/summary/ });
  await screen.findAllByText("Siti Test");
  const again = await retry();
  lose();
  await user.click(again);
  await screen.findByRole("heading", { name: "What people see in Siti" });
});

test("profile and settings without the data of the current member", async () => {
  const { yuki } = await company();
  const me = await renderScreen("/profile/me", { as: yuki, without: /tenantMembers\/me$/ });
  await screen.findByRole("alert");
  me.lose();
  await me.user.click(await button("Try again"));
  await screen.findByRole("heading", { name: "What people see in you" });

  const settings = await renderScreen("/settings", { as: yuki, without: /tenantMembers\/me$/ });
  await screen.findByRole("link", { name: "Change password" });
  const again = await retry();
  settings.lose();
  await settings.user.click(again);
  await screen.findByRole("combobox", { name: "Language" });
});

test("a composer without balances", async () => {
  const { yuki } = await company();
  const { user, lose } = await renderScreen("/recognition/send", { as: yuki, without: /points\/accounts\/my$/ });
  const composer = await screen.findByRole("dialog", { name: "Recognize someone" });
  const again = await button("Try again", composer);
  lose();
  await user.click(again);
  await waitFor(() => expect(within(composer).getByRole("radio", { name: "0" })).toBeEnabled());
});

test("a failed feed shows an error, and loads again on request", async () => {
  const { yuki } = await company();
  const { user, lose } = await renderScreen("/home", { as: yuki, without: /timeline\/items/ });
  await screen.findByText("The feed did not load");
  expect(screen.getAllByRole("button", { name: "Recognize someone" })[0]).toBeEnabled();
  lose();
  await user.click(await button("Try again"));
  await withText("article", "So were you");
  expect(screen.queryByText("The feed did not load")).toBeNull();
});

test("deleted and unknown entities have messages of their own", async () => {
  const { yuki } = await company();
  const nobody = "01940000-0000-7000-8000-000000000000";
  await renderScreen("/nothing/here", { as: yuki });
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
  await waitFor(() => expect(document.title).toMatch(/Page not found/));
  await renderScreen(`/recognitions/${nobody}`, { as: yuki });
  await screen.findByText("This recognition is no longer here");
  const { user } = await renderScreen(`/profile/${nobody}`, { as: yuki });
  await screen.findByText("Nobody by this address");
  await user.click(screen.getByRole("link", { name: "Go to Home" }));
  await withText("article", "So were you");
});

test("a part that is loading arrives, also after a reaction meanwhile", async () => {
  const { yuki } = await company();
  const { user, lose } = await renderScreen("/home", { as: yuki, without: /recognition\/goal$/ });
  const [article] = await screen.findAllByRole("article");
  const again = await retry();
  lose();
  const { fetch } = globalThis;
  const arrives = Promise.withResolvers<void>();
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    if (String(request[0]).endsWith("/recognition/goal")) await arrives.promise;
    return response;
  };
  await user.click(again);
  const react = within(article as HTMLElement).getByRole("button", { name: /^React/ });
  await user.click(react);
  await user.click(await button("Applause"));
  await within(article as HTMLElement).findByRole("button", { name: /^Applause/ });
  arrives.resolve();
  await screen.findByText(/^Goal for/);
});
