export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Its cause, unique in the tenant: a second one of the same cause is not sent. It makes the Message-ID too. */
  key: string;
  headers?: Record<string, string>;
}

/** Writes a message in this transaction; a job sends it, once. */
export type SendMail = (mail: Mail) => Promise<void>;
