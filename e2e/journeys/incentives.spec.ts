import { actor, expect, fillSignIn, handheld, hosts, test } from "../support/test.ts";

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
const about = {
  ...{ description: "Come and see it", badge: "light", mediaObjectId: null, points: 5, audience: everyone },
  ...{ opensAt: null, closesAt: null, perPerson: null, inAll: null, rotating: false, reviewers: [] },
};

/** One that can be claimed, paid by the demo's bank for incentives. */
async function open(name: string, proof: "code" | "text") {
  const admin = await actor("Ingrid Solheim");
  type Banks = { results: { id: string; name: string }[] };
  const banks = (await admin.call<Banks>("GET /points/pointsBanks")).results;
  const budgetItemId = banks.find((bank) => bank.name === "Incentives")?.id;
  const { id } = await admin.call<{ id: string }>("POST /incentive/incentives", {
    ...about,
    name,
    proof,
    budgetItemId,
  });
  await admin.call(`POST /incentive/incentives/${id}/start`);
  return { admin, id };
}

test("a poster prints alone, and its code is claimed on a phone by who signs in first", async ({ as, stranger }) => {
  const { admin, id } = await open("First through the new gate", "code");
  const poster = await as("Ingrid Solheim", { path: `/admin/incentives/poster/${id}` });
  await poster.getByLabel("Headline").fill("The gate is open");
  await expect(poster.getByRole("img", { name: "Code that claims First through the new gate" })).toBeVisible();
  await poster.emulateMedia({ media: "print" });
  await expect(poster.getByText("The gate is open").filter({ visible: true })).toHaveCount(1);
  await expect(poster.getByRole("navigation")).toHaveCount(0);
  const pdf = await poster.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d/);

  const { url } = await admin.call<{ url: string }>(`GET /incentive/incentives/${id}/code`);
  const phone = await stranger(handheld);
  await phone.goto(url);
  await expect(phone).toHaveURL(new RegExp(`^${hosts.acme}/(\\?|$)`));
  await fillSignIn(phone, "samuel.osei@acme.test");
  await phone.getByRole("button", { name: "Claim 5 points" }).click();
  await expect(phone.getByText("They are yours as soon as the bank has paid, in a moment.")).toBeVisible();
  await expect(phone.getByRole("listitem").filter({ hasText: "5 points" })).toContainText("Approved");
  await phone.goto(url);
  await expect(phone.getByText("You have claimed this already")).toBeVisible();
});

test("a wall of any shape holds the longest words and the code", async ({ as }) => {
  const { id } = await open("Visit the open day of the new warehouse", "code");
  const wall = await as("Ingrid Solheim", { path: `/admin/incentives/poster/${id}` });
  await wall
    .getByLabel("Below it")
    .fill("Walk the whole way round, talk to three people, and scan this on your way out of the gate.");
  await wall.getByText("Screen", { exact: true }).click();
  const isFull = () => wall.evaluate(() => document.fullscreenElement !== null);
  for (const [width, height] of [
    [1024, 768],
    [1920, 1080],
    [1080, 1920],
  ] as const) {
    await wall.setViewportSize({ width, height });
    await wall.getByRole("button", { name: "Show on this screen" }).click();
    await expect.poll(isFull).toBe(true);
    const outside = await wall.evaluate(() => {
      const parts = [...(document.fullscreenElement?.querySelectorAll("p, svg[role=img]") ?? [])];
      const boxes = parts.map((part) => ({ of: part.textContent, box: part.getBoundingClientRect() }));
      return boxes
        .filter(({ box }) => box.top < 0 || box.bottom > innerHeight || box.right > innerWidth)
        .map(({ of }) => of);
    });
    expect(outside, `${width} × ${height}`).toEqual([]);
    await wall.evaluate(() => document.exitFullscreen());
    await expect.poll(isFull).toBe(false);
  }
});

test("a claim with words is approved by keys, undone, and approved for good", async ({ as }) => {
  const { admin, id } = await open("Shown around the yard", "text");
  const member = await as("Samuel Osei", { path: `/incentives/${id}` });
  await member.getByLabel("In your words").fill("Four apprentices, on Monday");
  await member.getByRole("button", { name: "Claim 5 points" }).click();
  const own = member.getByRole("listitem").filter({ hasText: "Four apprentices" });
  await expect(own).toContainText("Waiting");

  const queue = await as("Ingrid Solheim", { path: `/admin/incentives/manage/${id}/pending` });
  await expect(queue.getByText("“Four apprentices, on Monday”")).toBeVisible();
  // The key that opens a dialog is not typed into its field.
  await queue.keyboard.press("q");
  await expect(queue.getByLabel("What Samuel reads")).toBeFocused();
  await expect(queue.getByLabel("What Samuel reads")).toHaveValue("");
  await queue.keyboard.press("Escape");
  await expect(queue.getByRole("dialog")).toHaveCount(0);
  await queue.keyboard.press("a");
  await expect(queue.getByText("1 approved")).toBeVisible();
  await queue.keyboard.press("u");
  await expect(queue.getByText("“Four apprentices, on Monday”")).toBeVisible();
  await expect(own).toContainText("Waiting");
  await queue.keyboard.press("a");
  await expect(queue.getByText("No claim waits")).toBeVisible();
  await expect(own).toContainText("Approved", { timeout: 30_000 });
  type Claims = { results: { status: string }[] };
  const past = await admin.call<Claims>(`GET /incentive/claims?incentiveId=${id}&of=past`);
  expect(past.results).toMatchObject([{ status: "approved" }]);
});

test("on a phone the next claim starts at its start, and what decides stays at the lower edge", async ({ as }) => {
  const { id } = await open("Carried a colleague’s shift", "text");
  for (const [name, words] of [
    ["Mei Tanaka", "On Friday"],
    ["Diego Morales", "Every week of the month, from the first to the last. ".repeat(18).trim()],
  ] as const)
    await (await actor(name)).call(`POST /incentive/incentives/${id}/claims`, { text: words });
  const phone = await as("Ingrid Solheim", { path: `/admin/incentives/manage/${id}/pending`, options: handheld });
  const lowerEdge = async () => {
    const box = await phone.locator("[data-save-bar]").boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect(phone.getByText("Every week of the month")).toBeVisible();
  await phone.evaluate(() => scrollTo(0, 400));
  expect(await lowerEdge()).toBe(844);
  await phone.getByRole("button", { name: "Next", exact: false }).tap();
  await expect(phone.getByText("“On Friday”")).toBeVisible();
  expect(await phone.evaluate(() => scrollY)).toBe(0);
  expect(await lowerEdge()).toBe(844);
});
