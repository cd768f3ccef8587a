import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("each missing field has an error, and the first of them has the focus", async () => {
  const here = await world();
  const aroha = await here.person("Aroha");
  await here.value("Care", ["Shows up"]);
  await here.allocate(100);
  const { user } = await renderScreen("/recognition/send", { as: aroha });
  const composer = await screen.findByRole("dialog", { name: "Recognize someone" });
  await waitFor(() => expect(within(composer).getByRole("radio", { name: "0" })).toBeEnabled());
  const send = await button("Send recognition", composer);
  expect(send).toHaveAttribute("aria-disabled", "true");
  await user.click(send);
  for (const missing of [
    "Select a recipient",
    "Provide a recognition message",
    "Qualities are required",
    "Points amount required",
  ])
    await within(composer).findAllByText(missing);
  await waitFor(() => expect(within(composer).getByRole("combobox")).toHaveFocus());
  await expectAccessible();
});

test("from a profile the composer knows whom; back closes it over the same page", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const { user } = await renderScreen(`/profile/${bob.id}`, { as: ann });
  await user.click((await screen.findAllByRole("link", { name: "Recognize Bob" }))[0] as HTMLElement);
  expect(location.pathname + location.search).toBe(`/recognition/send?to=${bob.id}`);
  await button("Remove Bob Test", await dialog("Recognize someone"));
  await waitFor(() => expect(document.title).toMatch(/Recognize someone/));
  history.back();
  await gone("dialog");
  expect(location.pathname).toBe(`/profile/${bob.id}`);
  await screen.findByRole("heading", { level: 1, name: "Bob Test" });
});

test("errors and point exceptions use the company's own term for points", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const terms = JSON.stringify({ en: { singular: "star", plural: "stars" } });
  await here.sql`update tenants set point_terms = ${terms}::jsonb where id = ${here.tenantId}`;
  await here.allocate(100);
  await here.sql`insert into points_settings (tenant_id, restriction_limit, eligible) values
    (${here.tenantId}, 20, '{"everyone": true}')`;
  const { user } = await renderScreen(`/recognition/send?to=${bob.id}`, { as: ann });
  const composer = await dialog("Recognize someone");
  (await within(composer).findByRole("textbox", { name: "Message" })).focus();
  await user.keyboard("Thank you");
  await user.click(await button("Send recognition", composer));
  await within(composer).findAllByText("Stars amount required");
  await user.click(await within(composer).findByRole("radio", { name: "25" }));
  await user.click(await button("Send recognition", composer));
  const step = await dialog("Star exceptions");
  expect(step).toHaveTextContent(/Stars adjusted.*Stars have been adjusted/);
  expect(step).not.toHaveTextContent(/points?\b/i);
  const body = { status: "published", message: "", sendTo: [], qualityIds: [], tenantWide: true };
  const { body: refused } = await ann.post("/recognition/recognitions", body);
  expect(JSON.stringify(refused)).toContain("Stars amount required");
});
