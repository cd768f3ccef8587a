import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderScreen } from "../render-screen.ts";

const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

test("a choice is saved at once, and one that failed to save is reset", async () => {
  const w = await world();
  const bob = await w.person("Bob");
  const { user, lose } = await renderScreen("/settings/notifications", { as: bob });
  const mail = await box("You were mentioned: E-mail");
  expect(mail.checked).toBe(false);
  await user.click(mail);
  expect(mail.checked).toBe(true);
  const chosen = () => w.sql`select channels from notification_preferences where member_id = ${bob.id}`;
  await waitFor(async () => expect(await chosen()).toEqual([{ channels: { "mentioned:mail": true } }]));
  lose(/^PATCH/);
  await user.click(await box("Somebody recognized you: In the app"));
  await waitFor(async () => expect((await box("Somebody recognized you: In the app")).checked).toBe(true));
  await screen.findByText(/^No connection/);
});

test("the pages of the settings link to one another", async () => {
  const w = await world();
  const { user } = await renderScreen("/notifications", { as: await w.person("Bob") });
  await user.click(await screen.findByRole("link", { name: "What reaches me" }));
  await screen.findByRole("heading", { level: 2, name: "Notifications" });
  await user.click(await screen.findByRole("link", { name: "General" }));
  await screen.findByRole("heading", { level: 2, name: "Language" });
});
