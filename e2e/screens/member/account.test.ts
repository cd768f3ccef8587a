import { hashPassword } from "@plaudit/server/testing";
import { type Person, type World, world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, fill, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const old = "three goats on the roof";
const fresh = "a quiet sentence, long enough";

async function company(...names: string[]) {
  const here = await world();
  const hash = await hashPassword(old);
  const people = await here.people(...names);
  for (const { userId } of people) await here.sql`update users set password_hash = ${hash} where id = ${userId}`;
  return { here, people: people as Person[] };
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const login = ({ anonymous }: World, { email }: Person, password: string) =>
  anonymous.post("/identity/passwords/login", { email, password });
const described = async (label: string, text: RegExp) =>
  waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(text));
const signedIn = () => localStorage.getItem("plaudit.access");

/** A link that signs in as somebody, as they could send it to anybody. */
async function linkOf(here: World, who: Person) {
  const { token } = (await login(here, who, old)).body;
  const { body } = await here.server.request(`POST /identity/tenants/${here.tenantId}/login`, { token, body: {} });
  return `/tenant/login?state=${body.state}`;
}

test("a wrong password is shown at its field, a missing one too, and the right one leads in", async () => {
  const { here, people } = await company("Siti");
  const { user, left } = await renderScreen("/", { as: here.visitor });
  await user.click(await button("Sign in"));
  await screen.findByText("Enter your password");
  await expectAccessible();
  await user.type(await textbox("E-mail"), people[0]?.email ?? "");
  await user.type(await field("Password"), "not this one either");
  await user.click(await button("Sign in"));
  await described("Password", /do not belong together/);
  expect(signedIn()).toBeNull();
  await fill(user, await field("Password"), old);
  await user.click(await button("Sign in"));
  await waitFor(() => expect(left.join()).toMatch(/\/tenant\/login\?state=/));
});

test("a state that was used, or never was one, logs nobody in", async () => {
  const { here, people } = await company("Siti");
  const link = await linkOf(here, people[0] as Person);
  const state = new URLSearchParams(link.split("?")[1]).get("state");
  await here.anonymous.get(`/identity/tenants/accessToken?state=${state}&confirmed=true`);
  for (const path of [link, "/tenant/login?state=nothing"]) {
    await renderScreen(path, { as: here.visitor });
    await screen.findByText("Oops. Something went wrong logging you in.");
    expect(signedIn()).toBeNull();
  }
});

test("a link with somebody else's sign-in names them and signs nobody in unasked", async () => {
  const { here, people } = await company("Pablo");
  const [pablo] = people as [Person];
  const link = await linkOf(here, pablo);
  const first = await renderScreen(link, { as: here.visitor });
  await screen.findByRole("heading", { name: "Is this you?" });
  await screen.findByText(pablo.email);
  await expectAccessible();
  expect(signedIn()).toBeNull();
  await first.user.click(await button("This is not me"));
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(signedIn()).toBeNull();
  const { user, left } = await renderScreen(link, { as: here.visitor });
  await user.click(await button("Continue as Pablo Test"));
  await waitFor(() => expect(left.join()).toMatch(/\/home$/));
  expect(signedIn()).toContain(pablo.userId);
});

test("signing in over somebody else's session asks for confirmation", async () => {
  const { here, people } = await company("Isla", "Pablo");
  const [isla, pablo] = people as [Person, Person];
  const { user, left } = await renderScreen(await linkOf(here, pablo), { as: isla });
  await screen.findByRole("heading", { name: "Somebody else is signed in here" });
  await screen.findByText(pablo.email);
  await user.click(await button("Stay signed in as Isla Test"));
  await waitFor(() => expect(left.join()).toMatch(/\/home$/));
  expect(signedIn()).toContain(isla.userId);
});

test("a changed password ends every other session, and the old one no longer opens", async () => {
  const { here, people } = await company("Grace");
  const [grace] = people as [Person];
  const elsewhere = (await login(here, grace, old)).body.token as string;
  const asks = () => here.server.request("GET /identity/tenants/my", { token: elsewhere });
  expect((await asks()).status).toBe(200);
  const { user } = await renderScreen("/settings", { as: grace });
  await user.click(await screen.findByRole("link", { name: "Change password" }));
  await user.type(await field("Current password"), "not this one");
  await user.type(await field("New password"), "short");
  const change = await button("Change password");
  await user.click(change);
  await described("New password", /12 characters at least/);
  await expectAccessible();
  await fill(user, await field("New password"), fresh);
  await user.click(change);
  await described("Current password", /This is not your current password/);
  await fill(user, await field("Current password"), old);
  await user.click(change);
  await screen.findByText("Update successful");
  expect(location.pathname).toBe("/settings");
  await screen.findByRole("heading", { level: 1, name: "My settings" });
  expect((await asks()).status).toBe(401);
  expect((await login(here, grace, old)).status).toBe(400);
  expect((await login(here, grace, fresh)).status).toBe(200);
  expect((await grace.get("/identity/tenantMembers/me")).status).toBe(200);
});

test("a forgotten password is reset by the link in the mail, once", async () => {
  const { here, people } = await company("Leila");
  const [leila] = people as [Person];
  const { user } = await renderScreen("/?next=%2Fsettings", { as: here.visitor });
  await user.click(await screen.findByRole("link", { name: "Forgot your password?" }));
  await screen.findByRole("heading", { name: "Set a new password" });
  await user.type(await textbox("E-mail"), "not an address");
  await user.click(await button("Send the link"));
  await described("E-mail", /This is not an e-mail address/);
  await fill(user, await textbox("E-mail"), "nobody@acme.test");
  await user.click(await button("Send the link"));
  await screen.findByText("Check your e-mail.");
  await fill(user, await textbox("E-mail"), leila.email);
  await user.click(await button("Send it again"));
  await screen.findByText(`If ${leila.email} belongs to an account`, { exact: false });

  await here.drain();
  const mail = here.server.mails().find((one) => one.includes(leila.email)) ?? "";
  const text = mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  const link = /\/new-password\?token=[\w.-]+/.exec(text)?.[0] ?? "";
  const choosing = await renderScreen(link, { as: here.visitor });
  const choose = async (message: string) => {
    await fill(choosing.user, await field("New password"), message);
    await choosing.user.click(await button("Set the password"));
  };
  await choose("too short");
  await described("New password", /12 characters at least/);
  await choose(fresh);
  await screen.findByText("Your new password is set. Sign in with it.");
  expect((await login(here, leila, fresh)).status).toBe(200);

  const again = await renderScreen(link, { as: here.visitor });
  await again.user.type(await field("New password"), `${fresh}, again`);
  await again.user.click(await button("Set the password"));
  await screen.findByText("This link no longer works.");
  await again.user.click(await screen.findByRole("link", { name: "Ask for a new link" }));
  await waitFor(() => expect(location.pathname).toBe("/password-recovery"));
});

test("the company's time zone stays chosen through the next sign-in", async () => {
  const { here, people } = await company("Layla");
  const [layla] = people as [Person];
  const zone = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Time zone" });
  const { user } = await renderScreen("/settings", { as: layla });
  await user.selectOptions(await zone(), "Asia/Tokyo");
  await screen.findByText("Update successful");
  await user.selectOptions(await zone(), "");
  await waitFor(async () => expect((await layla.get("/identity/tenantMembers/me")).body.timezone).toBeNull());
  const next = await renderScreen(await linkOf(here, layla), { as: here.visitor });
  await next.user.click(await button("Continue as Layla Test"));
  await waitFor(() => expect(next.left.join()).toMatch(/\/home$/));
  await renderScreen("/settings", { as: layla });
  expect(await zone()).toHaveValue("");
});

test("a suspended member is out at the next click, refused at sign-in, and let in again when that ends", async () => {
  const { here, people } = await company("Marek");
  const [marek] = people as [Person];
  const admin = await here.person("Ada", { role: "admin" });
  const enter = async () => {
    const { user, left } = await renderScreen("/", { as: here.visitor });
    await user.type(await textbox("E-mail"), marek.email);
    await user.type(await field("Password"), old);
    await user.click(await button("Sign in"));
    return left;
  };
  const open = await renderScreen("/home", { as: marek });
  const settings = (await screen.findAllByRole("link", { name: "My settings" }))[0] as HTMLElement;
  await admin.put(`/identity/tenantMembers/${marek.id}/suspend`, {});
  await open.user.click(settings);
  await waitFor(() => expect(open.left.join()).toMatch(/:3000\/$/));
  await enter();
  await screen.findByRole("alert");
  expect(await textbox("E-mail")).toBeVisible();
  expect(signedIn()).toBeNull();
  await admin.put(`/identity/tenantMembers/${marek.id}/unsuspend`, {});
  const left = await enter();
  await waitFor(() => expect(left.join()).toMatch(/\/tenant\/login\?state=/));
});
