import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { button } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("a copy of the member's data is requested, created, and saved as a file", async () => {
  const w = await world();
  const bob = await w.person("Bob");
  const { user, lose } = await renderScreen("/settings/data", { as: bob });
  lose(/^POST/);
  await user.click(await button("Ask for a copy"));
  await screen.findByText(/^No connection/);
  lose();
  await user.click(await button("Ask for a copy"));
  await screen.findByRole("heading", { name: "Your copy is being made" });
  await w.drain();
  await waitFor(() => screen.getByRole("heading", { name: "Your copy is ready" }), { timeout: 20_000 });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const made = vi.fn((_: Blob) => "blob:copy");
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  await user.click(await button("Download"));
  await screen.findByText("The file is in your downloads");
  expect(saved.mock.contexts[0]).toMatchObject({ download: "my-data.zip" });
  expect(made.mock.calls[0]?.[0].size).toBeGreaterThan(100);
  saved.mockRestore();
});
