import { hashPassword } from "@plaudit/server/testing";
import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, fill, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company(options: Parameters<typeof world>[0] = {}) {
  const here = await world(options);
  const admin = await here.person("Ada", { role: "admin" });
  /** The newest link that was mailed to them. */
  const linkTo = async (email: string) => {
    await here.drain();
    const mail = here.server.mails().findLast((one) => one.includes(email)) ?? "";
    const text = mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
    return /\/invitation\?token=[\w.-]+/.exec(text)?.[0] ?? "";
  };
  const invite = async (email: string) => {
    const person = { firstName: "Ines", lastName: "Novak", email, invite: true };
    const { id } = (await admin.post("/identity/tenantMembers", person)).body as { id: string };
    return { id, link: await linkTo(email) };
  };
  return { here, admin, invite, linkTo };
}
const password = () => screen.findByLabelText<HTMLInputElement>("Password");
const described = (text: RegExp) => waitFor(async () => expect(await password()).toHaveAccessibleDescription(text));
const dead = "This link no longer works.";

test("who is invited sees what is missing at its field, and comes in by a good password", async () => {
  const { here, invite } = await company({ name: "Weir & Daughters" });
  const { link } = await invite("ines@weir.test");
  const { user, left } = await renderScreen(link, { as: here.visitor });
  await screen.findByRole("heading", { level: 1, name: "Welcome to Weir & Daughters" });
  await expectAccessible();
  await fill(user, await textbox("Last name"), "");
  await user.type(await password(), "too short");
  await user.click(await button("Join Weir & Daughters"));
  await waitFor(async () => expect(await textbox("Last name")).toHaveFocus());
  await described(/12 characters at least/);
  await user.type(await textbox("Last name"), "Novak");
  await fill(user, await password(), "three goats on the roof");
  await user.click(await button("Join Weir & Daughters"));
  await waitFor(() => expect(left.join()).toMatch(/\/home$/));
  expect(localStorage.getItem("plaudit.access")).toContain(here.tenantId);
});

test("a used, replaced or invalid link shows an explanation, and the newest works", async () => {
  const { here, admin, invite, linkTo } = await company();
  const { id, link } = await invite("ned@weir.test");
  expect((await admin.put(`/identity/tenantMembers/${id}/welcome`)).status).toBeLessThan(300);
  const newer = await linkTo("ned@weir.test");
  expect(newer).not.toBe(link);
  for (const path of [link, "/invitation?token=made.up", "/invitation"]) {
    await renderScreen(path, { as: here.visitor });
    await screen.findByText(dead);
  }
  await expectAccessible();
  const { user, left } = await renderScreen(newer, { as: here.visitor });
  await user.type(await password(), "three goats on the roof");
  await user.click(await button(/^Join /));
  await waitFor(() => expect(left.join()).toMatch(/\/home$/));
  const again = await renderScreen(newer, { as: here.visitor });
  await screen.findByText(dead);
  await again.user.click(await screen.findByRole("link", { name: "Sign in" }));
  await screen.findByRole("heading", { level: 1, name: "Good to see you" });
});

test("who has an account elsewhere comes in with its password, and nobody is signed out unasked", async () => {
  const { admin, invite } = await company();
  const elsewhere = await world();
  const lena = await elsewhere.person("Lena");
  const secret = "three goats on the roof";
  await elsewhere.sql`update users set password_hash = ${await hashPassword(secret)} where id = ${lena.userId}`;
  const { link } = await invite(lena.email);
  const { user, left } = await renderScreen(link, { as: admin });
  await waitFor(() => expect(document.body).toHaveTextContent(`${lena.email} has an account already.`));
  expect(screen.queryByLabelText("First name")).toBeNull();
  await expectAccessible();
  await user.type(await password(), "not hers");
  await user.click(await button(/^Join /));
  await described(/do not belong together/);
  await fill(user, await password(), secret);
  await user.click(await button(/^Join /));
  await screen.findByRole("heading", { level: 1, name: "Somebody else is signed in here" });
  await user.click(await button("Sign in as the other person"));
  await waitFor(() => expect(left.join()).toMatch(/\/home$/));
  expect(localStorage.getItem("plaudit.access")).toContain(lena.userId);
});

test("an invitation speaks the company's language", async () => {
  const { here, invite } = await company({ language: "ar" });
  const { link } = await invite("noor@weir.test");
  await renderScreen(link, { as: here.visitor, locale: "ar" });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("أهلًا بك في");
  await expectAccessible();
});
