import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { expect, test } from "vitest";
import { s3Files } from "../../adapters/files/s3.ts";
import { uploadSuite } from "./upload-suite.ts";

const folder = mkdtempSync(join(tmpdir(), "plaudit-s3-"));
const store = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: folder,
  configureBuckets: [{ name: "plaudit", configs: [] }],
});
const running = store.run();
const keyPair = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
async function open(credentials = keyPair) {
  const { port } = await running;
  return s3Files({ bucket: "plaudit", endpoint: `http://127.0.0.1:${port}`, region: "us-east-1", credentials });
}

test("a wrong key is refused by the store, and said", async () => {
  const files = await open({ ...keyPair, secretAccessKey: "wrong" });
  await expect(files.get("01a1fcd9-0000-7000-8000-000000000000/key/avatar-sm.webp")).rejects.toThrow();
  files.close();
});

uploadSuite("a bucket", {
  files: () => open(),
  keys: () => {
    const bucket = join(folder, "plaudit");
    if (!existsSync(bucket)) return [];
    return readdirSync(bucket, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(webp|png)\._S3rver_object$/.test(name),
    );
  },
  close: async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  },
});
