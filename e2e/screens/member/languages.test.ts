import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { dialog, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("a company without points knows none of them, in French", async () => {
  const here = await world({ features: [], language: "fr" });
  const [ann, bob] = await here.people("Ann", "Bob");
  const { qualities } = await here.value("Soin", ["Présence"]);
  await here.send(ann, { to: [bob], message: "Merci", qualityIds: qualities.map(({ id }) => id) });
  await here.drain();
  const as = { as: bob, locale: "fr" } as const;
  const noPoints = () => {
    expect(document.body.textContent?.replace(/\{.*\}/s, "")).not.toMatch(/\bpoints?\b|à (donner|dépenser)/i);
  };
  const home = await renderScreen("/home", as);
  const card = await withText("article", "Merci");
  noPoints();
  await home.user.click(within(card).getByRole("button", { name: /commentaire/ }));
  await within(card).findByRole("region");
  noPoints();
  await renderScreen("/profile/me", as);
  await screen.findAllByRole("heading", { level: 2 });
  noPoints();
  await renderScreen(`/recognition/send?to=${ann.id}`, as);
  const composer = await dialog(/./);
  await waitFor(() => expect(within(composer).getAllByRole("checkbox").length).toBeGreaterThan(0));
  expect(within(composer).queryByRole("radio", { name: "25" })).toBeNull();
  noPoints();
});
