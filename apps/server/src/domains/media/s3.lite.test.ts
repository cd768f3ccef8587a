import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
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

test("a wrong key is refused by the store, and the error is thrown", async () => {
  const files = await open({ ...keyPair, secretAccessKey: "wrong" });
  await expect(files.get("01a1fcd9-0000-7000-8000-000000000000/key/avatar-sm.webp")).rejects.toThrow();
  files.close();
});

test("a file is sent again when its connection breaks", async () => {
  const bodies: Buffer[] = [];
  let attempts = 0;
  const peer = createServer((request, response) => {
    attempts += 1;
    if (attempts === 1) return void request.once("data", () => request.socket.destroy());
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push(Buffer.concat(chunks));
      response.end();
    });
  });
  await new Promise<void>((done) => peer.listen(0, "127.0.0.1", done));
  const { port } = peer.address() as { port: number };
  const files = s3Files({
    bucket: "plaudit",
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    credentials: keyPair,
  });
  const path = join(folder, "sent.bin");
  writeFileSync(path, Buffer.alloc(100_000, 7));
  await files.put("01a1fcd9-0000-7000-8000-000000000000/key/avatar-sm.webp", {
    path,
    bytes: 100_000,
    type: "image/webp",
  });
  files.close();
  peer.close();
  expect(attempts).toBe(2);
  expect(bodies.map((body) => body.equals(Buffer.alloc(100_000, 7)))).toEqual([true]);
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
