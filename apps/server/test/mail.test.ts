import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { localFiles } from "../src/adapters/files/local.ts";
import { outbox } from "../src/adapters/mail/outbox.ts";
import { sendMailJob } from "../src/adapters/mail/send-job.ts";
import { mailTransport, type Transport } from "../src/adapters/mail/transport.ts";
import { enqueuer } from "../src/jobs/enqueue.ts";
import { type TestServer, type TestTenant, testServer } from "../src/testing/index.ts";

let server: TestServer;
let tenant: TestTenant;
let smtp: SMTPServer;
let transport: Transport;
let received: string[] = [];
let refuse = false;
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, done) {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        if (!refuse) received.push(text);
        done(refuse ? new Error("try later") : null);
      });
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", ready));
  const { port } = smtp.server.address() as AddressInfo;
  transport = mailTransport({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: "Plaudit <no-reply@plaudit.test>",
    folder: "",
    files: localFiles(""),
  });
});
afterEach(() => {
  received = [];
  refuse = false;
});
afterAll(async () => {
  transport.close();
  await new Promise<void>((done) => smtp.close(done));
  await server.close();
});

const mail = (key: string) => ({
  key,
  to: { name: "Ann, the first", address: "ann@example.test" },
  subject: "Grüße",
  text: "Hello",
  html: "<p>Hello</p>",
});
async function write(key: string): Promise<string[]> {
  await tenant.within((db) => outbox(db, tenant.id, enqueuer(db))(mail(key)));
  const rows = await server.sql(
    "select data->>'mailId' as id from pgboss.job where name = 'mail.send' and state = 'created' order by created_on",
  );
  return rows.map((row) => row.id);
}
const run = (mailId: string | undefined, by = transport) =>
  sendMailJob(server.database, by)({ tenantId: tenant.id, mailId });

test("a message is sent once, however often its job runs", async () => {
  const [id] = await write("once");
  await Promise.allSettled(Array.from({ length: 5 }, () => run(id)));
  await run(id);
  expect(received.length).toBe(1);
  const message = await PostalMime.parse(received[0] ?? "");
  expect(message).toMatchObject({
    subject: "Grüße",
    messageId: `<${id}@plaudit.test>`,
    to: [{ address: "ann@example.test" }],
  });
  expect(await server.sql("select message from mail_outbox where id = $1", [id])).toEqual([{ message: null }]);
});

const names = ["Globex & Söhne", 'Acme "A", Inc.', "Évil\r\nBcc: victim@example.test", "x <ceo@bank.test>, y"];
test.each(names)("it comes from the tenant's name at our address: %j", async (name) => {
  const other = await server.makeTenant({ name });
  await other.within((db) => outbox(db, other.id, enqueuer(db))(mail("from")));
  const [row] = await server.sql("select id from mail_outbox where tenant_id = $1", [other.id]);
  await sendMailJob(server.database, transport)({ tenantId: other.id, mailId: row.id });
  const message = await PostalMime.parse(received[0] ?? "");
  expect(message.from).toEqual({ name: name.replace("\r\n", " "), address: "no-reply@plaudit.test" });
  expect([message.bcc, message.to?.length]).toEqual([undefined, 1]);
});

test("the same cause is the same message", async () => {
  const ids = await write("cause");
  const again = await write("cause");
  for (const id of new Set([...ids, ...again])) await run(id);
  expect(received.length).toBe(1);
});

test("a refused message is tried again and arrives under the same id", async () => {
  const [id] = (await write("later")).slice(-1);
  refuse = true;
  await expect(run(id)).rejects.toThrow("try later");
  refuse = false;
  await run(id);
  expect(received.length).toBe(1);
  expect(received[0]).toContain(`<${id}@plaudit.test>`);
});

test("a server that is away costs nobody but the message", async () => {
  const [id] = (await write("away")).slice(-1);
  const away = mailTransport({ smtpUrl: "smtp://127.0.0.1:1", from: "a@b.c", folder: "", files: localFiles("") });
  await expect(run(id, away)).rejects.toThrow();
  away.close();
  await run(id);
  expect(received.length).toBe(1);
});

test("a message rolls back with its cause", async () => {
  const failed = tenant.within(async (db) => {
    await outbox(db, tenant.id, enqueuer(db))(mail("rolled back"));
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await server.sql("select id from mail_outbox where key = 'rolled back'")).toEqual([]);
});

test("without an SMTP server messages are files", async () => {
  await write("file");
  await server.runJobs();
  const [written] = server.mails();
  expect(await PostalMime.parse(written ?? "")).toMatchObject({ html: expect.stringContaining("<p>Hello</p>") });
});
