import { call, password } from "../support/api.ts";
import { literals, speakInBrackets } from "../support/pseudo.ts";
import { actor, expect, hosts, test } from "../support/test.ts";

test.use({ expectedFailures: [400, 404], locale: "en-GB" });

test("no screen of members has untranslated text", async ({ as }) => {
  const sender = await actor("Priya Raman");
  const to = await sender.find("Noor Haddad");
  const id = await sender.recognize(to, "A sentence of one's own", { amount: 1 });
  await sender.call(`POST /recognition/recognitions/${id}/comments`, { body: "And another" });
  const page = await as("Ingrid Solheim", { path: "/robots.txt", bare: true });
  const data = await speakInBrackets(page.context());
  const check = async (where: string) => expect.soft(await literals(page, data), where).toEqual([]);
  for (const path of ["/home", `/recognitions/${id}`, "/profile/me", `/profile/${to.id}`, "/settings", "/nothing"]) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    await expect(page.locator("h1").first()).toContainText(/\u27e6|Noor/);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await check(path);
  }
  await page.goto("/settings/change-password");
  await page.locator("#main button[type=submit]").click();
  await expect(page.locator("#main [aria-invalid=true]").first()).toBeVisible();
  await check("/settings/change-password, refused");

  await page.goto("/home");
  await page.getByRole("article").first().waitFor();
  await page.getByRole("button", { name: /Notifications, / }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: /Notifications/ })).toBeVisible();
  await check("notifications");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "\u27e6Filter\u27e7" }).filter({ visible: true }).click();
  await expect(page.getByPlaceholder(/Find a team/)).toBeVisible();
  await check("filter");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Search people/ }).click();
  await page.getByRole("combobox", { name: /Search people/ }).fill("zzz");
  await expect(page.getByText(/Nobody by this name/)).toBeVisible();
  await check("search");
  await page.keyboard.press("Escape");
  const actions = page.getByRole("button", { name: /More actions/ }).first();
  await actions.click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await check("menu of a card");
  await page.keyboard.press("Escape");
  await expect(actions).toBeFocused();
  // Single keys wait until nothing is open, what still fades included, and the focus is on the page itself.
  const overlays = page.locator(":is([role=dialog], [role=menu])");
  await expect(overlays).toHaveCount(0);
  await page.locator("#main").focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: /Help with/ })).toBeVisible();
  await check("help");
  await page.keyboard.press("Escape");
  await expect(overlays).toHaveCount(0);

  await page.keyboard.press("r");
  await expect(page.getByRole("dialog", { name: /Recognize someone/ }).locator("[contenteditable=true]")).toBeVisible();
  await page.getByRole("button", { name: /Send recognition/ }).click({ force: true });
  await expect(
    page
      .getByText(/Select a recipient/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await check("composer, with what is missing");
});

test("no screen of the console, of signing in or of the TV player has untranslated text", async ({ as, stranger }) => {
  const page = await as("Ingrid Solheim", { path: "/robots.txt", bare: true });
  const data = await speakInBrackets(page.context());
  const check = async (where: string) => expect.soft(await literals(page, data), where).toEqual([]);
  const { results } = await (await actor("Ingrid Solheim")).call<{ results: { id: string }[] }>(
    "GET /recognition/values",
  );
  for (const path of ["/admin/values", "/admin/values/configure", `/admin/values/${results[0]?.id}/edit`]) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toContainText("\u27e6");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    if (path.endsWith("configure")) await page.locator("button[type=submit]").click();
    await check(path);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Help/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("help of the console");

  const outside = await stranger();
  const fromApi = await speakInBrackets(outside.context());
  const checkOutside = async (where: string) => expect.soft(await literals(outside, fromApi), where).toEqual([]);
  for (const path of ["/", "/password-recovery", "/new-password", "/new-password?token=x", "/tenant/login?state=x"]) {
    await outside.goto(`${hosts.acme}${path}`);
    await expect(outside.locator("h1").first()).toContainText("\u27e6");
    if (path === "/") await outside.locator("button[type=submit]").click();
    await checkOutside(path);
  }
  const { token, userId } = await call<{ token: string; userId: string }>("acme", "POST /identity/passwords/login", {
    body: { email: "employee@acme.test", password },
  });
  await outside.goto(`${hosts.apex}/robots.txt`);
  await outside.evaluate(
    (record) => localStorage.setItem("plaudit.access", record),
    JSON.stringify({ token, userId, tenantId: null }),
  );
  await outside.goto(`${hosts.apex}/tenants`);
  await expect(outside.getByRole("button", { name: /Acme/ })).toBeVisible();
  await checkOutside("/tenants");
  await outside.goto(`${hosts.acme}${process.env.E2E_TV_LINK}`);
  await expect(outside.locator("[aria-hidden=false] main")).toContainText("\u27e6");
  await checkOutside("the TV screen");
});
