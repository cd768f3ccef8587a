import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Person, world } from "@plaudit/server/testing/world";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { stripes } from "../../support/pictures.ts";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const page = new TextEncoder().encode("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
const pdf = (name: string) => new File([page], name, { type: "application/pdf" });
const picture = (name: string) => new File([new Uint8Array(stripes(90, 60))], name, { type: "image/png" });
const naughty: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../apps/server/test/fixtures/blns.json"), "utf8"),
);

async function company() {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  return { here, ann, bob };
}
async function openComposer(as: Person, path = "/recognition/send") {
  const app = await renderScreen(path, { as });
  // While a draft is loading, another dialog stands in its place.
  await screen.findByRole("textbox", { name: "Message" });
  const composer = await dialog("Recognize someone");
  const input = composer.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  const give = (...files: File[]) => fireEvent.change(input, { target: { files } });
  return { ...app, composer, input, give };
}

test("files are chosen, dropped and pasted, and go out with the message", async () => {
  const { ann, bob } = await company();
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const draft = await ann.post("/recognition/recognitions", { status: "draft", message: "Thank you", sendTo });
  const { user, composer, give } = await openComposer(ann, `/recognition/send/in-progress/${draft.body.id}/edit`);
  give(pdf("Chosen.pdf"));
  await button("Remove Chosen.pdf", composer);
  const field = composer.querySelector("[data-field=message]") as HTMLElement;
  fireEvent.drop(field, { dataTransfer: { types: ["Files"], files: [picture("dropped.png")] } });
  await within(composer).findByRole("img", { name: "dropped.png" });
  const editor = within(composer).getByRole("textbox", { name: "Message" });
  const clipboardData = { files: [pdf("Pasted.pdf")], getData: () => "" };
  fireEvent.paste(editor, { clipboardData });
  await button("Remove Pasted.pdf", composer);
  await within(composer).findByText("3 of 5 files");
  await expectAccessible();
  await user.click(await within(composer).findByRole("radio", { name: "0" }));
  await user.click(await button("Send recognition", composer));
  await gone("dialog", "Recognize someone");
  const { body } = await ann.get("/timeline/items");
  expect(JSON.stringify(body)).toMatch(/Chosen\.pdf.*dropped\.png.*Pasted\.pdf/);
});

test("an upload is canceled on its way; one that failed is tried again and keeps its position", async () => {
  const { ann } = await company();
  const { user, composer, give, hold, lose } = await openComposer(ann);
  hold(/POST \/media/);
  give(pdf("Slow.pdf"));
  await within(composer).findByRole("progressbar", { name: /^Slow\.pdf, 50\s?% uploaded$/ });
  await user.click(await button("Stop uploading Slow.pdf", composer));
  await waitFor(() => expect(within(composer).queryByText("Slow.pdf")).toBeNull());
  hold();
  lose(/POST \/media/);
  give(pdf("Lost.pdf"));
  const retry = await button("Try again", composer);
  await expectAccessible();
  lose();
  give(pdf("Later.pdf"));
  await button("Remove Later.pdf", composer);
  await user.click(retry);
  await button("Remove Lost.pdf", composer);
  await within(composer).findByText("2 of 5 files");
  const removed = within(composer).getAllByRole("button", { name: /^Remove .+\.pdf$/ });
  expect(removed.map((one) => one.getAttribute("aria-label"))).toEqual(["Remove Lost.pdf", "Remove Later.pdf"]);
});

test("a file that cannot be enclosed says why, before it is sent or after", async () => {
  const { ann } = await company();
  const { composer, give, user } = await openComposer(ann);
  const refused = async (file: File, why: string | RegExp) => {
    give(file);
    const alert = await within(composer).findByRole("alert");
    expect(alert).toHaveTextContent(why);
    await user.click(await button(`Remove ${file.name}`, composer));
    await waitFor(() => expect(within(composer).queryByRole("alert")).toBeNull());
  };
  const large = new File([new Uint8Array(10_000_001)], "Large.pdf", { type: "application/pdf" });
  await refused(large, "The file exceeds the maximum size limit, upload a smaller file");
  expect(within(composer).queryByRole("button", { name: "Try again" })).toBeNull();
  const drawing = new File(["<svg/>"], "drawing.svg", { type: "image/svg+xml" });
  await refused(drawing, "Choose a JPG, PNG, GIF, WebP, PDF, DOCX or PPTX");
  await refused(new File(["MZ"], "really.png", { type: "image/png" }), /This type of file cannot be used/);
  const scripted = Buffer.from(page).toString().replace("/Catalog", "/Catalog/OpenAction<</S/JavaScript/JS(1)>>");
  await refused(new File([scripted], "Form.pdf", { type: "application/pdf" }), /macros or scripts/);
  give(...Array.from({ length: 6 }, (_, n) => pdf(`${n}.pdf`)));
  await within(composer).findByText("A recognition holds 5 files. The others were left out.");
  await within(composer).findByText("5 of 5 files");
  expect(await button("Attach files", composer)).toBeDisabled();
});

/** A public recognition with these files, as the feed has it. */
async function enclosing(files: readonly object[]) {
  const { here, ann, bob } = await company();
  const { id } = await here.send(ann, { to: [bob], message: "With files" });
  await here.sql`update recognitions set attachments = ${JSON.stringify(files)}::jsonb where id = ${id}`;
  return { ann, id };
}
const file = (n: number, more: object) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
  type: "image",
  format: null,
  originalFilename: `${n}.png`,
  bytes: 240_000,
  width: 900,
  height: 600,
  ...more,
});

test("pictures are looked at by keyboard, documents are downloads, and what moves stands still until it may", async () => {
  const { ann, id } = await enclosing([
    file(1, {}),
    file(2, { type: "gif", originalFilename: "moves.gif" }),
    file(3, { type: "doc", format: "pdf", originalFilename: "Note.pdf", width: null, height: null }),
  ]);
  const { user } = await renderScreen(`/recognitions/${id}`, { as: ann });
  // The browser of these tests asks for reduced motion.
  await user.click(await button("Play"));
  await button("Pause");
  const link = await screen.findByRole("link", { name: "Download: Note.pdf" });
  expect(link).toHaveAttribute("download", "Note.pdf");
  const opener = await button("Open 1.png");
  await user.click(opener);
  const viewer = await dialog("Attachments");
  const shows = (name: string) => waitFor(() => expect(within(viewer).getByRole("heading")).toHaveTextContent(name));
  await shows("1.png");
  await expectAccessible();
  await user.keyboard("{ArrowRight}");
  await shows("moves.gif");
  await user.keyboard("{End}");
  await shows("Note.pdf");
  expect(within(viewer).getByRole("link", { name: "Download" })).toHaveAttribute("download", "Note.pdf");
  await user.keyboard("{Home}");
  await shows("1.png");
  await user.keyboard("{End}{Home}");
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  await shows("1.png");
  await user.keyboard("{Escape}");
  await gone("dialog", "Attachments");
  await waitFor(() => expect(opener).toHaveFocus());
});

test("the name of a file is text wherever it is shown", async () => {
  const names = naughty.filter((name) => name.trim() !== "" && !/[\0\r\n]/.test(name)).slice(0, 400);
  expect(names.some((name) => /onerror|<script/i.test(name))).toBe(true);
  const docs = names.map((originalFilename, n) =>
    file(n, { type: "doc", format: "pdf", originalFilename, width: null, height: null }),
  );
  const { ann, id } = await enclosing(docs);
  const { user } = await renderScreen(`/recognitions/${id}`, { as: ann });
  const [list] = await screen.findAllByRole("list", { name: "Attachments" });
  const shown = () => [...document.querySelectorAll("a[download]")].map((link) => link.getAttribute("download"));
  expect(new Set(shown())).toEqual(new Set(names));
  const [first] = within(list as HTMLElement).getAllByRole("button");
  await user.click(first as HTMLElement);
  await dialog("Attachments");
  const alive = [...document.querySelectorAll("body *")].filter(
    (at) =>
      at.matches("script:not(#plaudit-boot), iframe, object, embed, [href^='javascript:' i]") ||
      at.getAttributeNames().some((name) => /^on/i.test(name)),
  );
  expect(alive).toEqual([]);
});
