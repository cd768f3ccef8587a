import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "./outbox.ts";

export interface Transport {
  /** `sender` is the name that it comes from; its address is ours. */
  send(id: string, mail: Mail, sender: string): Promise<void>;
  close(): void;
}

interface TransportOptions {
  smtpUrl: string | undefined;
  from: string;
  /** Where messages go as files when there is no SMTP server. */
  folder: string;
}

export function mailTransport({ smtpUrl, from, folder }: TransportOptions): Transport {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  const domain = /@([\w.-]+)/.exec(address)?.[1] ?? "localhost";
  const message = (id: string, { key: _, ...mail }: Mail, sender: string) => ({
    ...mail,
    // Passed as parts, never as header text, so that a name cannot inject a header.
    from: { name: sender.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "), address },
    messageId: `<${id}@${domain}>`,
  });
  if (!smtpUrl) return files(folder, message);
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const smtp = createTransport(smtpUrl, { ...timeouts, pool: true } as object);
  return {
    send: async (id, mail, sender) => {
      await smtp.sendMail(message(id, mail, sender));
    },
    close: () => smtp.close(),
  };
}

function files(folder: string, message: (id: string, mail: Mail, sender: string) => object): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    send: async (id, mail, sender) => {
      const { message: bytes } = await composer.sendMail(message(id, mail, sender));
      // Links that let people in are in them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${id}.eml`), bytes as Buffer, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}
