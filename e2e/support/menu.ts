import { expect, type Locator } from "@playwright/test";

/**
 * Opens a menu and takes an entry of it, by touch; what moved away under the pointer is tried again, as people do: before it was pressed,
 * or between press and release, which takes nothing and leaves the menu open.
 */
export async function chooseEntry(button: Locator, entry: string) {
  const item = button.page().getByRole("menuitem", { name: entry, exact: true });
  await expect(async () => {
    if (!(await item.isVisible())) await button.click();
    await item.click({ timeout: 3000 });
    await expect(item).toBeHidden({ timeout: 3000 });
  }).toPass();
}
