import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { memberScreens, settingsScreens } from "../../../apps/member/src/screens.ts";
import { button, fill, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const choice = (name: string) => screen.findByRole("switch", { name });

test("each choice is saved at once, a preview shows what colleagues still see, and two quick ones are both kept", async () => {
  const w = await world();
  const bob = await w.person("Bob");
  const { user, lose } = await renderScreen("/settings/privacy", { as: bob });
  const seen = await screen.findByRole("region", { name: "What colleagues see" });
  expect(seen).not.toHaveTextContent("(hidden)");
  await user.click(await choice("Keep me off TV screens"));
  await user.click(await choice("Show my years here"));
  await waitFor(() => expect(seen).toHaveTextContent(/Your years here \(hidden\).*You on TV screens \(hidden\)/));
  const stored = () => w.sql`select hide_from_tv, hide_anniversary from tenant_members where id = ${bob.id}`;
  await waitFor(async () => expect(await stored()).toEqual([{ hide_from_tv: true, hide_anniversary: true }]));
  lose(/^PATCH/);
  await user.click(await choice("Public profile"));
  await screen.findByText(/^No connection/);
  await waitFor(async () => expect(await choice("Public profile")).toBeChecked());
});

test("the preview has a birthday where one is known, until it is hidden", async () => {
  const w = await world();
  const bob = await w.person("Bob");
  await bob.patch("/identity/tenantMembers/me", { birthday: "04-05" });
  const { user } = await renderScreen("/settings/privacy", { as: bob });
  const seen = await screen.findByRole("region", { name: "What colleagues see" });
  expect(seen).toHaveTextContent(/Your birthday(?! \(hidden\))/);
  await user.click(await choice("Show my birthday"));
  await waitFor(() => expect(seen).toHaveTextContent(/Your birthday \(hidden\)/));
});

test("the navigation of the settings leads to every page of them", async () => {
  const w = await world();
  const { user } = await renderScreen("/settings", { as: await w.person("Bob") });
  const links = await waitFor(() => {
    const found = screen.getByRole("navigation", { name: "My settings" }).querySelectorAll("a");
    expect(found).toHaveLength(settingsScreens.length + 1);
    return [...found];
  });
  expect(memberScreens.filter(({ path }) => path.startsWith("/settings/")).length).toBe(settingsScreens.length);
  for (const { textContent } of links) {
    await user.click(screen.getByRole("link", { name: textContent as string }));
    await screen.findByRole("heading", { level: 2, name: textContent as string });
    await waitFor(() => expect(document.title).toMatch(textContent as string));
  }
});

test("only those who manage people change their own job title here; everybody else gets an explanation", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const { user } = await renderScreen("/profile/me/edit", { as: admin });
  await fill(user, await textbox("Job title"), "Captain");
  await user.click(await button("Save"));
  await withText("region", "Captain");
  await renderScreen("/profile/me/edit", { as: await w.person("Bob") });
  await screen.findByText("Kept by whoever looks after people in your company.");
  expect(screen.queryByRole("textbox", { name: "Job title" })).toBeNull();
});
