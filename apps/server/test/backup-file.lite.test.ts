import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readBackup, writeBackup } from "../src/operator/backup-file.ts";

const folder = mkdtempSync(join(tmpdir(), "plaudit-backup-file-"));
const file = join(folder, "store.backup");
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const about = {
  format: 1,
  version: "0.1.0",
  madeAt: "2026-11-22T15:00:00.000Z",
  migrations: [{ name: "0000_first", hash: "h" }],
  secretMark: "mark",
};

/** Every file with its text, every folder with null. */
async function contents(from: string) {
  const found: Record<string, string | null> = {};
  await readBackup(
    from,
    async (read) => expect(read).toEqual(about),
    async ({ path, kind, body }) => {
      found[path] = kind === "folder" ? null : await text(body);
    },
  );
  return found;
}

test("a backup made by this product's own tar writer is read as it was", async () => {
  const long = `files/${"a".repeat(60)}`;
  expect(await contents(join(import.meta.dirname, "fixtures/made-before-tar-stream.backup"))).toEqual({
    secret: "secret",
    files: null,
    "files/k": null,
    [long]: null,
    [`${long}/${"b".repeat(60)}`]: null,
    [`${long}/${"b".repeat(60)}/face.webp`]: "a picture",
    db: null,
    "db/PG_VERSION": "16\n",
    "db/empty": "",
  });
});

test("files of any length and folders come back, however long or foreign their names", async () => {
  const store = join(folder, "store");
  const deep = join("files", "é".repeat(60), "b".repeat(120), "c".repeat(120));
  mkdirSync(join(store, deep), { recursive: true });
  mkdirSync(join(store, "mail"));
  const large = "0123456789".repeat(100_000);
  writeFileSync(join(store, deep, "名前.webp"), large);
  writeFileSync(join(store, "secret"), "");
  symlinkSync("secret", join(store, "linked"));
  const bytes = await writeBackup(about, store, file);
  expect(bytes).toBeGreaterThan(500);
  const found = await contents(file);
  expect(found[join(deep, "名前.webp")]).toBe(large);
  expect([found.secret, found.mail]).toEqual(["", null]);
  expect(found).not.toHaveProperty("linked");
  expect(readdirSync(folder).sort()).toEqual(["store", "store.backup"]);
});

test("a file that cannot be read fails with its own error", async () => {
  await writeBackup(about, join(folder, "store"), file);
  const fails = readBackup(
    file,
    async () => {},
    () => Promise.reject(new Error("no room")),
  );
  await expect(fails).rejects.toThrow(/^no room$/);
});

test("a backup that another one is writing is left to it", async () => {
  writeFileSync(`${file}.half`, "theirs");
  await expect(writeBackup(about, join(folder, "store"), file)).rejects.toThrow(/another backup writes it/);
  rmSync(`${file}.half`);
  await expect(writeBackup(about, join(folder, "nowhere"), file)).rejects.toThrow(/ENOENT/);
  expect(readdirSync(folder)).toEqual(["store"]);
});

test("what is cut off or changed is damaged, and what is none is called so", async () => {
  const store = join(folder, "store");
  await writeBackup(about, store, file);
  const whole = gunzipSync(readFileSync(file));
  const refused = async (bytes: Uint8Array, sentence: RegExp) => {
    writeFileSync(file, gzipSync(bytes));
    await expect(contents(file)).rejects.toThrow(sentence);
  };
  await refused(whole.subarray(0, 2000), /is damaged or incomplete/);
  const header = whole.indexOf("secret", 1024);
  expect(header).toBeGreaterThan(0);
  await refused(
    Buffer.concat([whole.subarray(0, header), Buffer.from("public"), whole.subarray(header + 6)]),
    /damaged/,
  );
  await refused(Buffer.alloc(1024, "x"), /is no backup of Plaudit/);
  const link = pack();
  link.entry({ name: "plaudit.json" }, JSON.stringify(about));
  link.entry({ name: "secret", type: "symlink", linkname: "/etc/passwd" });
  link.finalize();
  await refused(await buffer(link), /secret is neither a file nor a folder/);
  await writeBackup(about, store, join(folder, "cut.backup"));
  await truncate(join(folder, "cut.backup"), 300);
  await expect(contents(join(folder, "cut.backup"))).rejects.toThrow(/is damaged or incomplete|is no backup/);
});
