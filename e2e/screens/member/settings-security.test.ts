import { hashPassword } from "@plaudit/server/testing";
import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { Secret, TOTP } from "otpauth";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const password = "nine boats on the lake";
async function scene() {
  const here = await world();
  const lena = await here.person("Lena");
  await here.sql`update users set password_hash = ${await hashPassword(password)} where id = ${lena.userId}`;
  const signIn = async () => {
    const { body } = await here.anonymous.post("/identity/passwords/login", { email: lena.email, password });
    return body;
  };
  return { here, lena, signIn };
}
const passwordField = () => screen.findByLabelText<HTMLInputElement>("Your password");

test("an app is set up by its key and a code, the recovery codes are shown once, and turning it off asks for the password", async () => {
  const { lena, signIn } = await scene();
  const { user } = await renderScreen("/settings/security", { as: lena });
  await screen.findByText("Your password alone opens your account.");
  await screen.findByText("Unknown browser");
  await expectAccessible();
  await user.click(await button("Set up"));
  const asked = await dialog("Authenticator app");
  await user.click(await button("Continue", asked));
  await waitFor(async () => expect(await passwordField()).toHaveAccessibleDescription("Enter your password"));
  await fill(user, await passwordField(), "not this one at all");
  await user.click(await button("Continue", asked));
  await waitFor(async () => expect(await passwordField()).toHaveAccessibleDescription("This is not your password"));
  await fill(user, await passwordField(), password);
  await user.click(await button("Continue", asked));
  const key = (await screen.findByText(/^([A-Z2-7]{4} ?){8}$/)).textContent?.replaceAll(" ", "") ?? "";
  await expectAccessible();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
  await user.click(await button("Copy the key"));
  await screen.findByText(/did not allow copying/);
  expect(String(getSelection()).replaceAll(" ", "")).toBe(key);
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  await fill(user, await textbox("2. Enter the six digits it shows"), code === "000000" ? "111111" : "000000");
  await user.click(await button("Continue", await dialog("Authenticator app")));
  await waitFor(async () =>
    expect(await textbox("2. Enter the six digits it shows")).toHaveAccessibleDescription(/not right/),
  );
  await fill(user, await textbox("2. Enter the six digits it shows"), code);
  await user.click(await button("Continue", await dialog("Authenticator app")));
  const kept = await dialog("Keep these ten codes");
  expect(kept.querySelectorAll("li")).toHaveLength(10);
  await expectAccessible();
  await user.keyboard("{Escape}");
  await user.click(await button("Back to the codes", await dialog("Close without keeping the codes?")));
  await gone("dialog", "Close without keeping the codes?");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
  await user.click(await button("Copy", kept));
  await screen.findByText(/did not allow copying/);
  expect(String(getSelection())).toBe([...kept.querySelectorAll("li")].map((one) => one.textContent).join(""));
  await user.click(await button("Copy", kept));
  await screen.findByText("Codes copied");
  await user.keyboard("{Escape}");
  await gone("dialog");
  await screen.findByText("10 of 10 are left");
  await screen.findByText("Signing in takes more than your password.");
  expect(await signIn()).toHaveProperty("challenge");

  await user.click(await button("Turn off"));
  const off = await dialog("Turn off the authenticator app?");
  await fill(user, await passwordField(), password);
  await user.click(await button("Turn off", off));
  await screen.findByText("The authenticator app is turned off");
  await screen.findByText("Your password alone opens your account.");
  expect(await signIn()).toHaveProperty("token");
});

test("one's devices are listed, one is signed out, then all others after a question; what does not load says so", async () => {
  const { here, lena, signIn } = await scene();
  const [one, other] = [await signIn(), await signIn()];
  const { user } = await renderScreen("/settings/security", { as: lena });
  const list = await screen.findByRole("region", { name: "Where you are signed in" });
  await withText("listitem", /This device/);
  const ends = () => screen.findAllByRole("button", { name: "Sign out Unknown browser" });
  expect(await ends()).toHaveLength(2);
  await user.click((await ends())[0] as HTMLElement);
  await waitFor(async () => expect(await ends()).toHaveLength(1));
  await user.click(await button("Sign out the others", list));
  await user.click(await button("Sign out the others", await dialog("Sign out all other devices?")));
  await screen.findByText("You are signed in on this device only.");
  for (const { token } of [one, other]) {
    const { status } = await here.server.request("GET /identity/accessToken/info", { token });
    expect(status).toBe(401);
  }
  await renderScreen("/settings/security", { as: lena, without: /GET \/identity\/(sessions|authFactors)/ });
  expect(await screen.findAllByText("A part of this page did not load.")).toHaveLength(2);
});

test("where passkeys cannot be added, it is said whether the browser or the address is why", async () => {
  const { lena } = await scene();
  vi.stubGlobal("isSecureContext", true);
  await renderScreen("/settings/security", { as: lena });
  await screen.findByText("This browser does not know passkeys.");
  vi.stubGlobal("isSecureContext", false);
  await renderScreen("/settings/security", { as: lena });
  await screen.findByText("Passkeys do not work at this address.");
  vi.unstubAllGlobals();
});
