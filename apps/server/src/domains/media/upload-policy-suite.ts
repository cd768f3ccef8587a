import { beforeAll, describe, expect, test } from "vitest";
import type { TestMember, TestServer, TestTenant } from "../../testing/index.ts";
import * as pictures from "./test-pictures.ts";
import type { Uploader } from "./test-uploads.ts";

/** Where uploads are tested, as it is when a test runs. */
interface Here {
  readonly server: TestServer;
  readonly tenant: TestTenant;
  readonly ann: TestMember;
  readonly up: Uploader;
  /** Another tenant, with another Ann. */
  join: () => Promise<void>;
  quarantined: () => string[];
  /** Keys of everything in the store. */
  keys: () => string[];
}

/** What the ticket of an upload allows, and what is left behind. */
export function uploadPolicySuite(here: Here): void {
  describe("what a policy allows", () => {
    beforeAll(here.join);
    test("one file, once, before it expires, and unchanged", async () => {
      const ticket = await here.up.begin(here.ann.token);
      const file = await pictures.png();
      expect((await here.up.post(here.up.formOf(ticket, file))).status).toBe(200);
      expect((await here.up.post(here.up.formOf(ticket, file))).status).toBe(409);

      const late = await here.up.begin(here.ann.token);
      here.server.setClock(new Date(Date.now() + 16 * 60_000));
      expect((await here.up.post(here.up.formOf(late, file))).status).toBe(400);
      here.server.setClock(undefined);

      const forged = await here.up.begin(here.ann.token);
      forged.upload.fields.signature = "A".repeat(43);
      expect((await here.up.post(here.up.formOf(forged, file))).status).toBe(403);
      expect((await here.up.post(here.up.formOf(await here.up.begin(here.ann.token), file, "after"))).status).toBe(403);
      const bare = new FormData();
      for (const [name, value] of Object.entries((await here.up.begin(here.ann.token)).upload.fields))
        bare.set(name, value);
      expect((await here.up.post(bare)).status).toBe(400);
      expect((await here.up.fetch("/media/uploads", { method: "POST", body: "x" })).status).toBe(415);
      expect(here.quarantined()).toEqual([]);
    });

    test("of two uploads at once one is accepted", async () => {
      const ticket = await here.up.begin(here.ann.token);
      const file = await pictures.png();
      const both = await Promise.all([
        here.up.post(here.up.formOf(ticket, file)),
        here.up.post(here.up.formOf(ticket, file)),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test("only its own person takes a finished upload, in the tenant and for the kind that it was made for", async () => {
      const bob = await here.tenant.member();
      const admin = await here.tenant.member({ role: "admin" });
      const stranger = await (await here.server.makeTenant()).member();
      const anns = (await here.up.send(here.ann.token, await pictures.png())).body.id;
      const logo = (await here.up.send(admin.token, await pictures.png(), "logo")).body.id;
      const started = (await here.up.begin(bob.token)).mediaObject.id;
      const take = async (token: string, avatarId: string) => {
        const { body: me } = await here.server.request("GET /identity/tenantMembers/me", { token });
        const body = { avatarId, version: me.version };
        return here.server.request("PATCH /identity/tenantMembers/me", { token, body });
      };
      const nothing = { status: 400, body: { details: [{ path: "avatarId" }] } };
      expect(await take(bob.token, anns)).toMatchObject(nothing);
      expect(await take(stranger.token, anns)).toMatchObject(nothing);
      expect(await take(admin.token, logo)).toMatchObject(nothing);
      expect(await take(bob.token, started)).toMatchObject(nothing);
      expect((await take(here.ann.token, anns)).status).toBe(200);
      // It is used already, so a second entity cannot use it.
      expect(await take(here.ann.token, (await here.up.begin(here.ann.token)).mediaObject.id)).toMatchObject(nothing);
      const set = (token: string, id: string, mediaObjectId: string) =>
        here.server.request(`PUT /identity/tenantMembers/${id}/avatar`, { token, body: { mediaObjectId } });
      const own = (await here.up.send(bob.token, await pictures.png())).body.id;
      expect((await set(bob.token, here.ann.id, own)).status).toBe(403);
      expect((await set(stranger.token, here.ann.id, own)).status).toBe(404);
      const given = (await here.up.send(admin.token, await pictures.png())).body.id;
      expect((await set(admin.token, bob.id, given)).status).toBe(204);
      expect((await set(admin.token, here.ann.id, given)).status).toBe(400);
      // Among the other fields of a person's form, in the same step.
      const patch = async (avatarId: string | null) => {
        const at = `/identity/tenantMembers/${bob.id}`;
        const { body: person } = await here.server.request(`GET ${at}/admin`, { token: admin.token });
        const body = { jobTitle: "Baker", avatarId, version: person.version };
        return here.server.request(`PATCH ${at}`, { token: admin.token, body });
      };
      expect(await patch(anns)).toMatchObject(nothing);
      const before = (await here.server.sql("select job_title from tenant_members where id = $1", [bob.id]))[0];
      expect(before?.job_title).not.toBe("Baker");
      const better = (await here.up.send(admin.token, await pictures.png())).body;
      expect(await patch(better.id)).toMatchObject({
        status: 200,
        body: { jobTitle: "Baker", avatarUrls: better.variants },
      });
      expect(await patch(null)).toMatchObject({ status: 200, body: { avatarUrls: null } });
    });
  });

  describe("what is left behind", () => {
    beforeAll(here.join);
    test("an interrupted form leaves no file", async () => {
      const before = here.keys().length;
      const form = new Response(
        here.up.formOf(await here.up.begin(here.ann.token), await pictures.jpeg({ width: 900, height: 900 })),
      );
      const whole = Buffer.from(await form.arrayBuffer());
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(whole.subarray(0, 2000)));
        },
        async pull(controller) {
          await new Promise((done) => setTimeout(done, 20));
          controller.error(new Error("the line is dead"));
        },
      });
      const type = form.headers.get("content-type") ?? "";
      const init = { method: "POST", body, headers: { "content-type": type }, duplex: "half" } as RequestInit;
      expect((await here.up.fetch("/media/uploads", init)).status).toBe(400);
      const short = new Blob([new Uint8Array(whole.subarray(0, 2000))]);
      const cut = { method: "POST", body: short, headers: { "content-type": type } };
      expect([400, 409]).toContain((await here.up.fetch("/media/uploads", cut)).status);
      expect(here.quarantined()).toEqual([]);
      expect(here.keys().length).toBe(before);
    });

    test("an unused upload is deleted after a day, with its files; a used one stays", async () => {
      const taken = (await here.up.send(here.ann.token, await pictures.png())).body;
      const { body: me } = await here.server.request("GET /identity/tenantMembers/me", { token: here.ann.token });
      const body = { avatarId: taken.id, version: me.version };
      await here.server.request("PATCH /identity/tenantMembers/me", { token: here.ann.token, body });
      const loose = (await here.up.send(here.ann.token, await pictures.png())).body;
      await here.up.begin(here.ann.token);
      await here.up.sweep();
      const rows = async () =>
        (await here.server.sql("select id from media_objects where tenant_id = $1", [here.tenant.id])).map(
          (row) => row.id,
        );
      expect(await rows()).toContain(loose.id);
      const [{ key }] = await here.server.sql("select key from media_objects where id = $1", [loose.id]);
      expect(here.keys().filter((one) => one.includes(key))).toHaveLength(4);
      here.server.setClock(new Date(Date.now() + 25 * 3_600_000));
      await here.up.sweep();
      here.server.setClock(undefined);
      expect(await rows()).toEqual([taken.id]);
      expect(here.keys().filter((one) => one.includes(key))).toEqual([]);
      expect((await here.up.fetch(taken.variants["avatar-sm"] ?? "")).status).toBe(200);
    });

    test("one person cannot fill the store", async () => {
      const eve = await here.tenant.member();
      const begin = () =>
        here.server.request("POST /identity/uploads/avatar", {
          token: eve.token,
          body: { originalFilename: "x.png", contentType: "image/png" },
        });
      const statuses = new Set<number>();
      for (let i = 0; i < 62; i += 1) statuses.add((await begin()).status);
      expect([...statuses]).toEqual([200, 429]);
    });
  });
}
