import { hashPassword } from "@plaudit/server/testing";
import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, fill, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const password = "three goats on the roof";
const step = 30_000;
const codeOf = (key: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });

/** Somebody who signs in by an app as well. The code of the next half minute is unused. */
async function withApp() {
  const here = await world();
  const lena = await here.person("Lena");
  await here.sql`update users set password_hash = ${await hashPassword(password)} where id = ${lena.userId}`;
  const { body: begun } = await lena.post("/identity/authFactors/totp/begin", { password });
  const added = await lena.post("/identity/authFactors/totp", { id: begun.id, code: codeOf(begun.key) });
  const unused = () => codeOf(begun.key, Date.now() + step);
  return { here, lena, unused, codes: added.body.recoveryCodes as string[] };
}
async function enterPassword(user: UserEvent, { email }: Person) {
  await user.type(await textbox("E-mail"), email);
  await user.type(await screen.findByLabelText("Password"), password);
  await user.click(await button("Sign in"));
  await screen.findByRole("heading", { name: "One more step" });
}
const code = () => textbox("Code from the app");
const go = async (user: UserEvent) => user.click(await button("Continue"));
const signedIn = () => localStorage.getItem("plaudit.access");

test("the code of the app leads in after the password; a missing and a wrong one are told at the field", async () => {
  const { here, lena, unused } = await withApp();
  const { user, left } = await renderScreen("/", { as: here.visitor });
  await enterPassword(user, lena);
  expect(location.pathname).toBe("/challenge");
  expect(signedIn()).toBeNull();
  await go(user);
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription("Enter the code"));
  await expectAccessible();
  await fill(user, await code(), "12345");
  await go(user);
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/not right/));
  expect(signedIn()).toBeNull();
  await fill(user, await code(), unused());
  await go(user);
  await waitFor(() => expect(left.join()).toMatch(/\/tenant\/login\?state=/));
});

test("ten wrong answers lock the step and say for how long; no connection keeps what was typed", async () => {
  const { here, lena } = await withApp();
  const { user, lose } = await renderScreen("/", { as: here.visitor });
  await enterPassword(user, lena);
  await fill(user, await code(), "1");
  lose(/challenges/);
  await go(user);
  await screen.findByText(/^No connection/);
  expect(await code()).toHaveValue("1");
  lose();
  await here.sql`update second_steps set failures = 9 where user_id = ${lena.userId}`;
  await go(user);
  await screen.findByText("Too many wrong answers. Try again in 15 minutes.");
});

test("a step that is over leads back to sign-in, and so does a page that none is due on", async () => {
  const { here, lena, codes } = await withApp();
  const { user } = await renderScreen("/", { as: here.visitor });
  await enterPassword(user, lena);
  await here.sql`delete from challenges where user_id = ${lena.userId}`;
  await user.click(await button("Use a recovery code"));
  await user.type(await textbox("Recovery code"), codes[0] ?? "");
  await go(user);
  await screen.findByText("This took too long. Sign in again.");
  await renderScreen("/challenge", { as: here.visitor });
  await screen.findByRole("heading", { name: "Good to see you" });
});

test("who is invited with an account of their own gives its second step as well", async () => {
  const { lena, unused } = await withApp();
  const here = await world({ name: "Weir & Daughters" });
  const admin = await here.person("Ada", { role: "admin" });
  const person = { firstName: "Lena", lastName: "Fischer", email: lena.email, invite: true };
  await admin.post("/identity/tenantMembers", person);
  await here.drain();
  const mail = here.server.mails().findLast((one) => one.includes(lena.email)) ?? "";
  const link = /\/invitation\?token=[\w.-]+/.exec(mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="))?.[0] ?? "";
  const { user, left } = await renderScreen(link, { as: here.visitor });
  await user.type(await screen.findByLabelText("Password"), password);
  await user.click(await button("Join Weir & Daughters"));
  await user.type(await code(), unused());
  await go(user);
  await waitFor(() => expect(left.join()).toMatch(/\/home$/));
  expect(signedIn()).toContain(here.tenantId);
});
