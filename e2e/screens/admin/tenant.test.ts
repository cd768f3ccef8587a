import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, fill, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function administrator(features?: string[]) {
  const here = await world(features && { features });
  return here.person("Ada", { role: "admin" });
}
const previews = () => screen.findByRole("region", { name: "Live preview" });

test("of two administrators who save, the second gets a notice, and can load the saved version", async () => {
  const admin = await administrator();
  const { user } = await renderScreen("/admin/customize", { as: admin });
  await fill(user, await textbox("Name"), "Mine");
  const { version } = (await admin.get("/identity/tenants/current")).body;
  await admin.patch("/identity/tenants/current", { name: "Theirs", version });
  await user.click(await button("Save branding"));
  await screen.findByText(/You changed this/);
  await expectAccessible();
  expect(await textbox("Name")).toHaveValue("Mine");
  await user.click(await button("Take theirs"));
  await waitFor(async () => expect(await textbox("Name")).toHaveValue("Theirs"));
  expect(await button("Discard")).toHaveAttribute("aria-disabled", "true");
});

test("leaving with an unsaved color asks first, and a broken one is refused at its field", async () => {
  const { user } = await renderScreen("/admin/customize", { as: await administrator() });
  const color = await textbox("Brand color");
  await fill(user, color, "yellowish");
  await user.click(await button("Save branding"));
  await waitFor(() => expect(color).toHaveAccessibleDescription(/Six digits after #/));
  await fill(user, color, "FA0");
  await user.click(await textbox("Name"));
  await waitFor(() => expect(color).toHaveValue("#ffaa00"));
  await user.click(screen.getByRole("link", { name: "Language & time" }));
  await user.click(await button("Leave", await dialog("Leave without saving?")));
  await screen.findByRole("heading", { level: 1, name: "Language & time" });
  expect(location.pathname).toBe("/admin/localization");
});

test("the previews show what the company has, and nothing else", async () => {
  await renderScreen("/admin/customize", { as: await administrator(["points"]) });
  await waitFor(async () => expect(await previews()).toHaveTextContent("50 points each"));
  for (const offered of ["Save branding", "Discard"]) expect(await previews()).toHaveTextContent(offered);
  for (const absent of ["Award", "Quiet Excellence"]) expect(await previews()).not.toHaveTextContent(absent);
  await renderScreen("/admin/customize", { as: await administrator([]) });
  await waitFor(async () => expect(await previews()).toHaveTextContent("Maya Okafor"));
  expect(await previews()).not.toHaveTextContent("points");
});

test("a language that somebody chose is not taken away without their number; a zone is found by typing", async () => {
  const admin = await administrator();
  await admin.put(`/identity/tenantMembers/${admin.id}/locale`, { locale: "fr" });
  const { user } = await renderScreen("/admin/localization", { as: admin });
  await user.click(await screen.findByRole("checkbox", { name: "French" }));
  await screen.findByText("1 person chose French: they will read English until it is offered again.");
  expect(screen.getByRole("checkbox", { name: /^English/ })).toBeDisabled();
  const zone = screen.getByRole("combobox", { name: "Time zone" });
  await fill(user, zone, "kathm");
  await waitFor(() => {
    const offered = within(screen.getByRole("listbox")).getAllByRole("option");
    expect(offered.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("+05:45")]);
  });
  await expectAccessible();
  await user.keyboard("{Enter}");
  await waitFor(() => expect((zone as HTMLInputElement).value).toMatch(/Kat(h)?mandu$/));
  await user.click(await button("Save"));
  await screen.findByText(/^Saved\. You see it now/);
});
