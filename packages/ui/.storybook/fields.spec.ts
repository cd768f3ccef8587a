import { expect, type Locator, type Page, test } from "@playwright/test";
import { openStory, serveStories } from "./served.ts";

test.beforeEach(({ page }) => serveStories(page));

const field = (page: Page) => page.getByRole("combobox");
const list = (page: Page) => page.getByRole("listbox");
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
/** The option that a screen reader announces while the focus stays in the field. */
const active = (input: Locator) =>
  input.evaluate((element) => {
    const id = element.getAttribute("aria-activedescendant");
    return (id && document.getElementById(id)?.textContent) || null;
  });
const chosen = (page: Page) => page.getByRole("status", { name: "Chosen", includeHidden: true });

for (const direction of ["ltr", "rtl"])
  test.describe(`people and teams, ${direction}`, () => {
    test.beforeEach(({ page }) => openStory(page, "recognition-composer--recipients", direction));

    test("the focus alone does not open the list; a touch, an arrow and typing do", async ({ page }) => {
      await field(page).focus();
      await expect(field(page)).toHaveAttribute("aria-expanded", "false");
      await expect(list(page)).toHaveCount(0);
      await field(page).click();
      await expect(list(page)).toBeVisible();
      await expect(field(page)).toHaveAttribute("aria-expanded", "true");
      await field(page).press("Escape");
      await expect(list(page)).toHaveCount(0);
      await field(page).press("ArrowDown");
      await expect(list(page)).toBeVisible();
      await field(page).press("Escape");
      await field(page).pressSequentially("pri");
      await expect(option(page, /Priya/)).toBeVisible();
      await field(page).press("Tab");
      await expect(list(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue("pri");
    });

    test("the first of those found is active, and so it is again when others are found", async ({ page }) => {
      await field(page).pressSequentially("a");
      await expect.poll(() => active(field(page))).toContain("Maya Okafor");
      await field(page).press("ArrowDown");
      await field(page).press("ArrowDown");
      await expect.poll(() => active(field(page))).not.toContain("Maya Okafor");
      await field(page).press("ArrowUp");
      await field(page).press("ArrowUp");
      await expect.poll(() => active(field(page))).toContain("Maya Okafor");
      await field(page).press("ArrowDown");
      await field(page).press("Backspace");
      await field(page).pressSequentially("o");
      await expect.poll(() => active(field(page))).toContain("Maya Okafor");
    });

    test("a choice empties the field and closes the list", async ({ page }) => {
      await field(page).pressSequentially("lena");
      await expect.poll(() => active(field(page))).toContain("Lena Fischer");
      await field(page).press("Enter");
      await expect(page.getByRole("button", { name: "Remove Lena Fischer" })).toBeVisible();
      await expect(list(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue("");
      await expect(field(page)).toBeFocused();
      await field(page).pressSequentially("yuki");
      await option(page, /Yuki/).click();
      await expect(page.getByRole("button", { name: "Remove Yuki Sato" })).toBeVisible();
      await expect(list(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue("");
      await expect(field(page)).toBeFocused();
    });

    test("those chosen are so to a screen reader, and are given up by choosing them again", async ({ page }) => {
      await field(page).pressSequentially("kofi");
      await expect(list(page)).toHaveAttribute("aria-multiselectable", "true");
      await expect(list(page)).toHaveAccessibleName("To");
      await expect(option(page, /Kofi/)).toHaveAttribute("aria-selected", "true");
      await expect.poll(() => active(field(page))).toContain("Kofi Mensah");
      await field(page).press("Enter");
      await expect(page.getByRole("button", { name: "Remove Kofi Mensah" })).toHaveCount(0);
    });

    test("Backspace in the empty field gives up the last; a chip is given up by its button", async ({ page }) => {
      await field(page).pressSequentially("x");
      await field(page).press("Backspace");
      await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(3);
      await field(page).press("Backspace");
      await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
      await expect(page.getByRole("button", { name: "Remove Growth" })).toHaveCount(0);
      await page.getByRole("button", { name: "Remove Kofi Mensah" }).press("Enter");
      await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
      await expect(field(page)).toBeFocused();
      await expect(list(page)).toHaveCount(0);
    });
  });

test("a query has at most 75 characters, and an empty result is announced", async ({ page }) => {
  await openStory(page, "recognition-composer--recipients");
  await field(page).pressSequentially("x".repeat(80));
  await expect(field(page)).toHaveValue("x".repeat(75));
  await expect(page.getByRole("status")).toHaveText("No one by that name");
  await expect.poll(() => active(field(page))).toBeNull();
});

test("an error of the recipients is the description of their field", async ({ page }) => {
  await openStory(page, "recognition-composer--no-recipient");
  await expect(page.getByRole("combobox", { name: "To", exact: true })).toHaveAccessibleDescription(
    "Select a recipient",
  );
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
});

test("some of many: those chosen leave the list, which stays until there are enough", async ({ page }) => {
  await openStory(page, "form-fields--two");
  await expect(page.getByLabel("Teams", { exact: true })).toHaveAccessibleDescription("Two at most");
  await field(page).click();
  await expect(list(page)).toHaveAccessibleName("Teams");
  await expect(page.getByRole("option")).toHaveText(["Growth", "Night shift", "Platform guild"]);
  await field(page).press("ArrowDown");
  await field(page).press("Enter");
  await expect(page.getByRole("option")).toHaveText(["Growth", "Platform guild"]);
  await expect.poll(() => active(field(page))).toBe("Growth");
  await option(page, "Growth").click();
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await field(page).pressSequentially("p");
  await option(page, "Platform guild").click();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
});

test("the hint of a combobox is its description", async ({ page }) => {
  await openStory(page, "form-fields--time-zone");
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveAccessibleDescription("Where your days begin");
});

test.describe("the command menu", () => {
  test.beforeEach(async ({ page }) => {
    await openStory(page, "overlays-command-menu--in-use");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(field(page)).toBeFocused();
  });

  test("the first command is active at once and after each letter; Enter goes there", async ({ page }) => {
    await expect(page.getByRole("group", { name: "Pages" }).getByRole("option")).toHaveText(["Home", "Values"]);
    await expect.poll(() => active(field(page))).toBe("Home");
    await field(page).press("End");
    await expect.poll(() => active(field(page))).toContain("Maya Okafor");
    await field(page).press("Home");
    await expect.poll(() => active(field(page))).toBe("Home");
    await field(page).press("ArrowDown");
    await field(page).press("ArrowDown");
    await field(page).press("Backspace");
    await field(page).pressSequentially("h");
    await field(page).press("Backspace");
    await expect.poll(() => active(field(page))).toBe("Home");
    await field(page).pressSequentially("v");
    await expect.poll(() => active(field(page))).toBe("Values");
    await field(page).press("Enter");
    await expect(chosen(page)).toHaveText("Values");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("Tab goes to the button and back and chooses nothing", async ({ page }) => {
    await field(page).press("ArrowDown");
    await field(page).press("Tab");
    await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole("option")).toHaveCount(3);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(chosen(page)).toHaveText("");
  });

  test("one Escape closes it, and so does one touch beside it", async ({ page }) => {
    await field(page).press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Search" }).click();
    await field(page).pressSequentially("v");
    await page.mouse.click(20, 600);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
  });
});

test.describe("the search for one person", () => {
  const button = (page: Page) => page.getByRole("button", { name: "Search people" });
  test.beforeEach(async ({ page }) => {
    await openStory(page, "overlays-people-search--in-popover");
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await field(page).pressSequentially("a");
    await expect.poll(() => active(field(page))).toContain("Maya Okafor");
  });

  test("Enter chooses the active person and closes", async ({ page }) => {
    await field(page).press("ArrowDown");
    await expect.poll(() => active(field(page))).toContain("Tomás Vega");
    await field(page).press("Enter");
    await expect(chosen(page)).toHaveText("Tomás Vega");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("Tab, Escape and a touch elsewhere close it and choose nobody", async ({ page }) => {
    await field(page).press("ArrowDown");
    await field(page).press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await field(page).pressSequentially("a");
    await expect(option(page, /Maya/)).toBeVisible();
    await page.mouse.click(1000, 700);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await button(page).click();
    await field(page).pressSequentially("a");
    await expect(option(page, /Maya/)).toBeVisible();
    await field(page).press("ArrowDown");
    await field(page).press("Tab");
    await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(chosen(page)).toHaveText("");
  });
});

test("a disclosure opens by its button, and where it is asked to", async ({ page }) => {
  await openStory(page, "basics-disclosure--archived");
  const button = page.getByRole("button", { name: "2 archived values" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.press("Enter");
  await expect(page.getByText("Punctuality")).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.press("Space");
  await expect(page.getByText("Punctuality")).toHaveCount(0);
  await page.getByRole("button", { name: "Go there" }).click();
  await expect(page.getByText("Punctuality")).toBeVisible();
  await button.click();
  await expect(page.getByText("Punctuality")).toHaveCount(0);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText("Punctuality")).toHaveCount(0);
});
