import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const path = "/announcement/announcements";
const words = (text: string, ...marks: object[]) => ({ type: "text", text, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const body = {
  type: "doc",
  content: [
    { type: "heading", content: [words("What you need to do")] },
    { type: "bulletList", content: [{ type: "listItem", content: [paragraph(words("Pack", { type: "bold" }))] }] },
    paragraph(
      words("<img src=x onerror=alert(1)> "),
      words("the plan", { type: "link", attrs: { href: "https://example.com/plan" } }),
    ),
  ],
};

async function company() {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const [bob, eve] = await here.people("Bob", "Eve");
  const write = async (changes: object = {}) => {
    const answer = await admin.post(path, {
      ...{ title: "We move", body, attachments: [], publishAt: null, archiveAt: null, pinForDays: 3 },
      ...{ audience: { everyone: true, memberIds: [], teamIds: [], roles: [] }, mail: false, confirm: true },
      status: "active",
      ...changes,
    });
    return answer.body as { id: string; version: number };
  };
  const rate = async ({ id }: { id: string }) => (await admin.get(`${path}/${id}/readRate`)).body;
  return { here, admin, bob, eve, write, rate };
}
const forOne = ({ id }: Person) => ({ everyone: false, memberIds: [id], teamIds: [], roles: [] });

test("an announcement is read by opening it, and confirmed where that is asked for", async () => {
  const { bob, write, rate } = await company();
  const announcement = await write();
  const { user } = await renderScreen(`/announcements/${announcement.id}`, { as: bob });
  const article = await screen.findByRole("article", { name: "We move" });
  within(article).getByRole("heading", { name: "What you need to do" });
  expect(within(article).getByText("Pack").tagName).toBe("B");
  within(article).getByText(/<img src=x/);
  expect(article.querySelector("img[src=x]")).toBeNull();
  const link = within(article).getByRole("link", { name: "the plan" });
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  within(article).getByText(/^Pinned until/);
  await waitFor(async () => expect(await rate(announcement)).toMatchObject({ read: 1, confirmed: 0 }));
  await expectAccessible();
  await user.click(await button("I have read this", article));
  await within(article).findByText(/^Thank you/);
  expect(within(article).queryByRole("button", { name: "I have read this" })).toBeNull();
  expect(await rate(announcement)).toMatchObject({ read: 1, confirmed: 1 });
});

test("in the feed it is confirmed in place, and filtered by its kind", async () => {
  const { bob, write, rate } = await company();
  const announcement = await write();
  const { user } = await renderScreen("/home?itemTypeIn=announcement", { as: bob });
  const card = await screen.findByRole("article", { name: "We move" });
  within(card).getByText(/^What you need to do · Pack/);
  await user.click(await button("I have read this", card));
  await within(card).findByText("Read");
  expect(await rate(announcement)).toMatchObject({ read: 1, confirmed: 1 });
  expect(within(card).getByRole("link", { name: "We move" })).toHaveAttribute(
    "href",
    `/announcements/${announcement.id}`,
  );
});

test("who is not in the audience finds nothing, and what is archived can still be read", async () => {
  const { admin, bob, eve, write } = await company();
  const { id, version } = await write({ audience: forOne(bob) });
  await renderScreen(`/announcements/${id}`, { as: eve });
  await screen.findByText("This announcement is not here");
  await expectAccessible();
  await admin.patch(`${path}/${id}`, { status: "archived", version });
  await renderScreen(`/announcements/${id}`, { as: bob });
  await screen.findByText("This announcement is archived. Comments are closed.");
  expect(screen.queryByRole("button", { name: "I have read this" })).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Write a comment" })).toBeNull();
});

test("what does not load can be loaded again", async () => {
  const { bob, write } = await company();
  const { id } = await write();
  await renderScreen(`/announcements/${id}`, { as: bob, without: /GET \/announcement/ });
  await screen.findByRole("button", { name: "Try again" });
});
