import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderScreen } from "../render-screen.ts";

test("time zone and theme are kept, and the hint shows the time of the zone", async () => {
  const here = await world();
  const tom = await here.person("Tom");
  const { user } = await renderScreen("/settings", { as: tom });
  const zone = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Time zone" });
  await user.selectOptions(await zone(), "Asia/Tokyo");
  await screen.findByText("Update successful");
  const tokyo = new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone: "Asia/Tokyo" });
  const near = [0, 60_000, -60_000].map((later) => tokyo.format(Date.now() + later));
  await waitFor(() => {
    const { textContent } = screen.getByText(/^Dates and times are shown in it\. There it is/);
    expect(near.some((time) => textContent?.includes(time))).toBe(true);
  });
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe("dark"));

  const again = await renderScreen("/settings", { as: tom, again: true });
  await waitFor(async () => expect(await zone()).toHaveValue("Asia/Tokyo"));
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(document.documentElement.dataset.theme).toBe("dark");
  await again.user.click(screen.getByRole("radio", { name: "Like the device" }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe("light"));
});
