import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sharedServer } from "../../testing/index.ts";
import { givePassword, signInAs } from "../directory/test-people.ts";
import * as pictures from "./test-pictures.ts";
import { onHostOf, uploader } from "./test-uploads.ts";
import { uploadSuite } from "./upload-suite.ts";

uploadSuite("a folder", {
  keys: ({ mediaFolder }) => {
    const folder = join(mediaFolder, "files");
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(webp|png)$/.test(name));
  },
});

test("pictures and upload policies are valid only on their tenant's host", async () => {
  const server = await sharedServer();
  const up = uploader(server);
  const [tenant, other] = [await server.makeTenant(), await server.makeTenant()];
  const ann = await tenant.member();
  const hosts = [await onHostOf(other.id), await onHostOf(null), await onHostOf(tenant.id)];
  const file = await pictures.png();
  const sent = [];
  for (const host of hosts) sent.push(await up.post(up.formOf(await up.begin(ann.token), file), host));
  expect(sent.map(({ status }) => status)).toEqual([403, 403, 200]);
  const address = sent[2]?.body.variants["avatar-sm"] ?? "";
  const seen = [];
  for (const headers of hosts) seen.push((await up.fetch(address, { headers })).status);
  expect(seen).toEqual([404, 404, 200]);
});

test("the caller's list of tenants has logo addresses that are valid only on the requested host", async () => {
  const server = await sharedServer();
  const up = uploader(server);
  const [tenant, other] = [await server.makeTenant(), await server.makeTenant()];
  const admin = await tenant.member({ role: "admin" });
  const logo = await up.send(admin.token, await pictures.png(), "logo");
  const { body: settings } = await server.request("GET /identity/tenants/current", { token: admin.token });
  const body = { logoId: logo.body.id, version: settings.version };
  const saved = await server.request("PATCH /identity/tenants/current", { token: admin.token, body });
  expect(saved.status).toBe(200);
  await givePassword(server, admin);
  const token = await signInAs(server, admin);
  const hosts = [tenant.id, other.id, null];
  const logoOn = async (host: string | null) => {
    const { body } = await server.request("GET /identity/tenants/my", { token, host });
    return body.results[0].logoUrls["logo-square"] as string;
  };
  for (const host of hosts) {
    const address = await logoOn(host);
    const seen = [];
    for (const asked of hosts) seen.push((await up.fetch(address, { headers: await onHostOf(asked) })).status);
    expect(seen).toEqual(hosts.map((asked) => (asked === host ? 200 : 404)));
  }
});
