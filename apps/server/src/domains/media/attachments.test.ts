import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { sharedServer, type TestMember, type TestServer } from "../../testing/index.ts";
import * as documents from "./test-documents.ts";
import * as pictures from "./test-pictures.ts";
import { type Uploader, uploader } from "./test-uploads.ts";

let server: TestServer;
let ann: TestMember;
let up: Uploader;
beforeAll(async () => {
  server = await sharedServer();
  up = uploader(server);
  ann = await (await server.makeTenant()).member();
});
const enclose = (file: Buffer, name = "me.png") => up.send(ann.token, file, "recognition/recognition", name);
const large = "recognition-attachment-desktop";
const small = "recognition-attachment-mobile";

test("a picture has a size for desktops and one for phones, and its response has its dimensions", async () => {
  const file = await pictures.jpeg({ width: 3000, height: 2000 });
  const { status, body } = await enclose(file, "Six o’clock.jpg");
  expect([status, body.msg]).toEqual([200, undefined]);
  expect(body).toMatchObject({ kind: "recognition-attachment", type: "image", width: 3000, height: 2000 });
  expect(body).toMatchObject({ bytes: file.length, originalFilename: "Six o’clock.jpg", url: body.variants[large] });
  const sizes = [];
  for (const variant of [large, small]) {
    const { width, height, format } = await sharp(await up.bytes(body.variants[variant] ?? "")).metadata();
    sizes.push([width, height, format]);
  }
  expect(sizes).toEqual([
    [1920, 1280, "webp"],
    [840, 560, "webp"],
  ]);
});

test.each([
  ["GIF", () => pictures.animated()],
  [
    "WebP",
    async () =>
      sharp(await pictures.animated(), { animated: true })
        .webp()
        .toBuffer(),
  ],
])("an animated %s stays animated", async (_, make) => {
  const { status, body } = await enclose(await make());
  expect([status, body.type, body.width, body.height]).toEqual([200, "gif", 64, 64]);
  for (const variant of [large, small]) {
    const { pages, format, height } = await sharp(await up.bytes(body.variants[variant] ?? "")).metadata();
    expect([pages, format, height]).toEqual([3, "webp", 64]);
  }
});

test.each([
  ["pdf", documents.pdf, "application/pdf"],
  ["docx", documents.docx, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["pptx", documents.pptx, "application/vnd.openxmlformats-officedocument.presentationml.presentation"],
])("a %s is stored unchanged, and can only be downloaded", async (format, make, type) => {
  const file = make();
  const { status, body } = await enclose(file, 'For "you", خبر;x.exe');
  expect([status, body.type, body.width]).toEqual([200, "doc", null]);
  expect(body.originalFilename).toBe(`For "you", خبر;x.${format}`);
  const response = await up.fetch(body.url);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": type,
    "content-disposition": `attachment; filename="For _you_, ___;x.${format}"; filename*=UTF-8''For%20%22you%22%2C%20%D8%AE%D8%A8%D8%B1%3Bx.${format}`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  expect((await up.fetch(body.url.replace(`document.${format}`, `${large}.webp`))).status).toBe(404);
});

const damaged = /damaged/;
test.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
  ["a document with macros by its type", documents.docm, 400, /macros/],
  ["a document with macros by a part", documents.withVba, 400, /macros/],
  ["a document whose template is fetched", documents.withTemplate, 400, /macros/],
  ["a PDF with a script, its name disguised", documents.scriptedPdf, 400, /macros/],
  ["an encrypted document", documents.encryptedDocx, 400, /password/],
  ["a document with an encrypted part", documents.encryptedPart, 400, /password/],
  ["an encrypted PDF", documents.encryptedPdf, 400, /password/],
  ["a PDF without an end", () => documents.pdf().subarray(0, 40), 400, damaged],
  ["an archive", documents.plainZip, 415, /PPTX/],
  ["a document cut off", () => documents.docx().subarray(0, -30), 400, damaged],
  ["a bomb", documents.bombDocx, 400, damaged],
  ["a bomb that says it is small", documents.lyingBomb, 400, damaged],
  ["a part that climbs out", documents.climbing, 400, damaged],
  ["a part of two names", documents.twoNames, 400, damaged],
  ["the same part twice", documents.twice, 400, damaged],
  ["a program before it", documents.programBefore, 400, damaged],
  ["a page too", pictures.pictureAndPage, 400, /more than a picture/],
  ["a bomb by its frames", () => pictures.manyFrames(), 400, /too many pixels/],
  ["an SVG", pictures.svg, 415, /PPTX/],
])("%s is refused at the field", async (_, make, status, why) => {
  const answer = await enclose(await make());
  expect(answer.status).toBe(status);
  expect(answer.body.details).toMatchObject([{ path: "file", message: expect.stringMatching(why) }]);
});

test("refuses documents as avatars, and attachments of members who may not send", async () => {
  expect((await up.send(ann.token, documents.pdf())).status).toBe(415);
  const body = { originalFilename: "a.pdf", contentType: "application/pdf" };
  const begin = (at: string) => server.request(`POST ${at}`, { token: ann.token, body });
  expect((await begin("/identity/uploads/avatar")).status).toBe(400);
  expect((await begin("/recognition/uploads/recognition")).status).toBe(200);
  const macro = { ...body, contentType: "application/vnd.ms-word.document.macroEnabled.12" };
  const refused = await server.request("POST /recognition/uploads/recognition", { token: ann.token, body: macro });
  expect(refused.body.details).toMatchObject([{ path: "contentType", message: expect.stringMatching(/PPTX/) }]);
});
