import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Files } from "../files/files.ts";
import type { Mail } from "./outbox.ts";
import { mailPictures, PICTURE_ID } from "./pictures.ts";

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
  /** Where pictures of a company's own are kept. */
  files: Files;
}

export function mailTransport({ smtpUrl, from, folder, files }: TransportOptions): Transport {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  const domain = /@([\w.-]+)/.exec(address)?.[1] ?? "localhost";
  const pictures = mailPictures(files);
  const message = async (id: string, { key: _, picture, ...mail }: Mail, sender: string) => {
    // Its words are worth sending without it, too.
    const content = picture && (await pictures.load(picture).catch(() => null));
    const shown = { filename: "picture.png", cid: PICTURE_ID, contentDisposition: "inline" } as const;
    return {
      ...mail,
      ...(content ? { attachments: [{ ...shown, content }] } : {}),
      // Passed as parts, never as header text, so that a name cannot inject a header.
      from: { name: sender.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "), address },
      messageId: `<${id}@${domain}>`,
    };
  };
  if (!smtpUrl) return toFiles(folder, message, pictures.close);
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const smtp = createTransport(smtpUrl, { ...timeouts, pool: true } as object);
  return {
    send: async (id, mail, sender) => {
      await smtp.sendMail(await message(id, mail, sender));
    },
    close: () => {
      pictures.close();
      smtp.close();
    },
  };
}

type Compose = (id: string, mail: Mail, sender: string) => Promise<object>;

function toFiles(folder: string, message: Compose, closePictures: () => void): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    send: async (id, mail, sender) => {
      const { message: bytes } = await composer.sendMail(await message(id, mail, sender));
      // Links that let people in are in them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${id}.eml`), bytes as Buffer, { mode: 0o600 });
    },
    close: () => {
      closePictures();
      composer.close();
    },
  };
}
