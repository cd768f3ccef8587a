import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Files } from "../../adapters/files/files.ts";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import * as pictures from "./test-pictures.ts";
import { type Uploader, uploader } from "./test-uploads.ts";
import { uploadPolicySuite } from "./upload-policy-suite.ts";

interface Store {
  files?: (folder: string) => Files | Promise<Files>;
  /** Keys of everything in it. */
  keys: (server: TestServer) => string[];
  close?: () => Promise<void>;
}

const tooLarge = "The file exceeds the maximum size limit, upload a smaller file";

/** The tests of uploads, for every kind of store. */
export function uploadSuite(name: string, store: Store): void {
  describe(`uploads kept in ${name}`, () => {
    let server: TestServer;
    let tenant: TestTenant;
    let ann: TestMember;
    let up: Uploader;

    beforeAll(async () => {
      server = await testServer(store.files ? { files: store.files } : {});
      up = uploader(server);
    });
    afterAll(async () => {
      await server.close();
      await store.close?.();
    });
    const join_ = async () => {
      tenant = await server.makeTenant();
      ann = await tenant.member({ firstName: "Ann" });
    };
    beforeAll(join_);
    const quarantined = () => readdirSync(join(server.mediaFolder, "quarantine"));
    const refused = (status: number, why: RegExp | string) => ({
      status,
      body: { msg: expect.stringMatching(why), details: [{ path: "file", message: expect.stringMatching(why) }] },
    });

    test("a picture comes back in its sizes, at signed addresses", async () => {
      const { status, body } = await up.send(ann.token, await pictures.jpeg({ width: 900, height: 600 }));
      expect(status).toBe(200);
      expect(body).toMatchObject({ __entity_type__: "mediaObject", kind: "avatar", type: "image" });
      const sizes: number[][] = [];
      for (const variant of ["avatar-sm", "avatar-md", "avatar-lg", "avatar-xl"]) {
        const response = await up.fetch(body.variants[variant] ?? "");
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          "content-type": "image/webp",
          "cache-control": expect.stringMatching(/^private, max-age=\d+, immutable$/),
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox",
        });
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(response.headers.get("content-length")).toBe(String(bytes.length));
        const { width, height } = await sharp(bytes).metadata();
        sizes.push([width, height]);
      }
      expect(sizes).toEqual([48, 96, 192, 384].map((n) => [n, n]));
      expect(quarantined()).toEqual([]);
    });

    test("an address that was changed or has expired is answered 404", async () => {
      const { body } = await up.send(ann.token, await pictures.png());
      const address = body.variants["avatar-sm"] ?? "";
      const status = async (path: string) => (await up.fetch(path)).status;
      expect(await status(address)).toBe(200);
      expect(await status(address.replace("avatar-sm", "avatar-xl"))).toBe(404);
      expect(await status(address.replace(/until=\d+/, "until=99999"))).toBe(404);
      expect(
        await status(address.replace(/signature=(.)/, (_, first) => `signature=${first === "x" ? "y" : "x"}`)),
      ).toBe(404);
      expect(await status(address.split("?")[0] ?? "")).toBe(404);
      expect(await status(`${address}&signature=`)).toBe(200);
      expect(await status("/media/../../etc/passwd")).toBe(404);
      const tag = (await up.fetch(address)).headers.get("etag") ?? "";
      expect((await up.fetch(address, { headers: { "if-none-match": tag } })).status).toBe(304);
      server.setClock(new Date(Date.now() + 9 * 86_400_000));
      expect(await status(address)).toBe(404);
      server.setClock(undefined);
    });

    test("a picture is shown everywhere once it is saved, and not served once it is removed", async () => {
      const bob = await tenant.member({ firstName: "Bob" });
      const { body } = await up.send(bob.token, await pictures.png());
      const { body: me } = await server.request("GET /identity/tenantMembers/me", { token: bob.token });
      const patch = (change: object) =>
        server.request("PATCH /identity/tenantMembers/me", { token: bob.token, body: change });
      const saved = await patch({ avatarId: body.id, version: me.version });
      expect(saved.status).toBe(200);
      const { body: seen } = await server.request(`GET /identity/tenantMembers/${bob.id}`, { token: ann.token });
      expect(seen.avatarUrls).toEqual(saved.body.avatarUrls);
      expect((await up.fetch(seen.avatarUrls["avatar-sm"])).status).toBe(200);

      const next = await up.send(bob.token, await pictures.webp());
      const exchanged = await patch({ avatarId: next.body.id, version: saved.body.version });
      expect(exchanged.body.avatarUrls).not.toEqual(seen.avatarUrls);
      // Pages that are open show the one before for another day.
      expect((await up.fetch(seen.avatarUrls["avatar-sm"])).status).toBe(200);
      server.setClock(new Date(Date.now() + 25 * 3_600_000));
      expect((await up.fetch(seen.avatarUrls["avatar-sm"])).status).toBe(404);
      server.setClock(undefined);

      const without = await patch({ avatarId: null, version: exchanged.body.version });
      expect(without.body.avatarUrls).toBeNull();
      expect((await up.fetch(exchanged.body.avatarUrls["avatar-sm"])).status).toBe(404);
    });

    test("logo and banner keep their proportions; the logo its transparent background", async () => {
      const admin = await tenant.member({ role: "admin" });
      const logo = await up.send(admin.token, await pictures.clearPng({ width: 1200, height: 200 }), "logo");
      const { width, height, hasAlpha, format } = await sharp(await up.bytes(logo.body.variants.logo ?? "")).metadata();
      expect([width, height, hasAlpha, format]).toEqual([792, 132, true, "png"]);
      const square = await sharp(await up.bytes(logo.body.variants["logo-square"] ?? "")).metadata();
      expect([square.width, square.height]).toEqual([192, 192]);
      const banner = await up.send(admin.token, await pictures.jpeg({ width: 3000, height: 1000 }), "banner");
      const seen = await sharp(await up.bytes(banner.body.variants.banner ?? "")).metadata();
      expect([seen.width, seen.height]).toEqual([2400, 800]);
      const denied = await server.request("POST /identity/uploads/logo", {
        token: ann.token,
        body: { originalFilename: "a.png", contentType: "image/png" },
      });
      expect(denied.status).toBe(403);
    });

    describe("what a file may be", () => {
      beforeAll(join_);
      test("a photo loses its location and author, and is turned upright", async () => {
        const photo = await pictures.phonePhoto();
        expect(photo.includes("SECRET-NAME")).toBe(true);
        const { body } = await up.send(ann.token, photo);
        const kept = await up.bytes(body.variants["avatar-xl"] ?? "");
        const { exif, icc, orientation, xmp } = await sharp(kept).metadata();
        expect([exif, icc, orientation, xmp]).toEqual([undefined, undefined, undefined, undefined]);
        expect(kept.includes("SECRET-NAME")).toBe(false);
        const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
        const red = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
        // Turned by a quarter: what was left is on top.
        expect([red(190, 20) > 200, red(190, 360) < 60]).toEqual([true, true]);
      });

      test.each([
        ["a JPEG for print", pictures.cmykJpeg],
        ["a WebP", pictures.webp],
        ["a clear PNG", pictures.clearPng],
      ])("%s becomes a picture for screens", async (_, make) => {
        const { status, body } = await up.send(ann.token, await make());
        expect(status).toBe(200);
        const { space, format } = await sharp(await up.bytes(body.variants["avatar-lg"] ?? "")).metadata();
        expect([space, format]).toEqual(["srgb", "webp"]);
      });

      test("only the first frame of an animation is kept", async () => {
        const { status, body } = await up.send(ann.token, await pictures.animated());
        expect(status).toBe(200);
        const kept = await up.bytes(body.variants["avatar-lg"] ?? "");
        expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
        const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
        expect([(data[0] ?? 0) > 200, (data[2] ?? 0) < 60]).toEqual([true, true]);
      });
    });

    describe("what a file may not be", () => {
      beforeAll(join_);
      test.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
        ["cut off", async () => (await pictures.jpeg({ width: 900, height: 900 })).subarray(0, 3000), 400, /damaged/],
        [
          "a PNG cut off",
          async () => (await pictures.png({ width: 900, height: 900 })).subarray(0, 900),
          400,
          /damaged/,
        ],
        ["an archive too", pictures.pictureAndZip, 400, /more than a picture/],
        ["a page too", pictures.pictureAndPage, 400, /more than a picture/],
        ["a page that begins like a GIF", pictures.pageAsGif, 400, /more than a picture/],
        ["an SVG", pictures.svg, 415, /type of file/],
        ["text", () => Buffer.from("hello, I am no picture"), 415, /type of file/],
        ["a program", () => Buffer.from("MZ\x90\0\x03\0\0\0".padEnd(400, "\0"), "latin1"), 415, /type of file/],
        ["empty", () => Buffer.alloc(0), 415, /type of file/],
        ["one pixel", () => pictures.png({ width: 1, height: 1 }), 400, /too small/],
        ["a thread", () => pictures.png({ width: 2000, height: 40 }), 400, /long and narrow/],
        ["a bomb by its size", () => pictures.bombPng(60_000, 60_000), 400, /too many pixels/],
        ["a bomb by its height", () => pictures.bombPng(2_147_483_647, 2), 400, /too many pixels|damaged|narrow/],
        ["a bomb that unfolds", () => pictures.bombPng(6_000, 6_000, 200_000_000), 400, /too many pixels/],
        ["a picture that lacks its pixels", () => pictures.bombPng(4_000, 4_000), 400, /damaged/],
      ])("%s is an error of the field, and no file is left", async (_, make, status, why) => {
        const before = store.keys(server).length;
        expect(await up.send(ann.token, await make())).toMatchObject(refused(status, why));
        expect(quarantined()).toEqual([]);
        expect(store.keys(server).length).toBe(before);
      });

      test("text that decompresses to an enormous size is not kept", async () => {
        const sent = await up.send(ann.token, await pictures.textBombPng(300_000_000));
        expect([200, 400]).toContain(sent.status);
        expect(quarantined()).toEqual([]);
      });

      test("ten megabytes are the maximum", async () => {
        const large = Buffer.concat([await pictures.jpeg(), Buffer.alloc(10_000_001)]);
        expect(await up.send(ann.token, large)).toMatchObject(refused(413, tooLarge));
        // A stream, so without a content length.
        const form = new Response(up.formOf(await up.begin(ann.token), large));
        const type = form.headers.get("content-type") ?? "";
        const response = await up.fetch("/media/uploads", {
          method: "POST",
          body: form.body,
          headers: { "content-type": type },
          duplex: "half",
        } as RequestInit);
        expect({ status: response.status, body: await response.json() }).toMatchObject(refused(413, tooLarge));
        expect(quarantined()).toEqual([]);
      });

      test("an unsupported type is refused before the upload", async () => {
        const body = { originalFilename: "a.svg", contentType: "image/svg+xml" };
        const answer = await server.request("POST /identity/uploads/avatar", { token: ann.token, body });
        expect(answer).toMatchObject({ status: 400, body: { details: [{ path: "contentType" }] } });
      });
    });

    uploadPolicySuite({
      get server() {
        return server;
      },
      get tenant() {
        return tenant;
      },
      get ann() {
        return ann;
      },
      get up() {
        return up;
      },
      join: join_,
      quarantined,
      keys: () => store.keys(server),
    });
  });
}
