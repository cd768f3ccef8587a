import { newId } from "../../db/id.ts";
import type { Queryable } from "../../db/tenant-db.ts";
import type { Enqueue } from "../../jobs/enqueue.ts";
import type { MailPicture } from "./pictures.ts";

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Its cause, unique in the tenant: a second one of the same cause is not sent. */
  key: string;
  headers?: Record<string, string>;
  /** Comes with it, where its HTML shows `cid:picture`. */
  picture?: MailPicture;
}

/** Writes a message in this transaction; a job sends it, once. */
export type SendMail = (mail: Mail) => Promise<void>;

export const outbox =
  (db: Queryable, tenantId: string, enqueue: Enqueue): SendMail =>
  async (mail) => {
    const id = newId();
    const written = db.query({
      name: "mail_outbox_insert",
      text: "insert into mail_outbox (tenant_id, id, key, message) values ($1, $2, $3, $4) on conflict do nothing",
      values: [tenantId, id, mail.key, JSON.stringify(mail)],
    });
    await Promise.all([written, enqueue("mail.send", { tenantId, mailId: id })]);
  };
