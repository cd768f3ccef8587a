import { chmodSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { Logger } from "pino";
import { z } from "zod";
import { OperatorFault } from "./fault.ts";

/** Only who owns the data folder's process can open it: the file system is the lock. */
const socketIn = (folder: string) => join(folder, "operator.sock");
const LONGEST_QUESTION = 16_384;
const question = z.array(z.string()).max(64);
const answer = z.object({ lines: z.array(z.string()).optional(), fault: z.string().optional() });

function lineOf(socket: Socket, longest = Number.POSITIVE_INFINITY): Promise<string> {
  return new Promise((read, fail) => {
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => {
      text += part;
      if (text.includes("\n")) read(text.slice(0, text.indexOf("\n")));
      else if (text.length > longest) fail(new Error("too long"));
    });
    socket.once("error", fail);
    socket.once("end", () => fail(new Error("ended early")));
  });
}

export interface OperatorChannel {
  close(): Promise<void>;
}

/**
 * The embedded database belongs to one process. While that runs, the operator's commands reach it by this socket in the
 * data folder, which nobody but the process's own user may open.
 */
export async function openChannel(
  folder: string,
  operate: (args: string[]) => Promise<string[]>,
  log: Logger,
): Promise<OperatorChannel | undefined> {
  if (process.platform === "win32") return undefined;
  const path = socketIn(folder);
  rmSync(path, { force: true });
  const serve = async (socket: Socket) => {
    const send = (reply: z.input<typeof answer>) => socket.end(`${JSON.stringify(reply)}\n`);
    socket.on("error", () => socket.destroy());
    try {
      send({ lines: await operate(question.parse(JSON.parse(await lineOf(socket, LONGEST_QUESTION)))) });
    } catch (error) {
      if (!(error instanceof OperatorFault)) log.error({ err: error }, "an operator's command failed");
      send({ fault: (error as Error).message });
    }
  };
  const server = createServer((socket) => void serve(socket));
  try {
    await new Promise<void>((listening, fail) => {
      server.once("error", fail);
      // The file is made in this very call, so no other one is made under this mask.
      const mask = process.umask(0o177);
      server.listen(path, listening);
      process.umask(mask);
    });
    chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ err: error }, "tenants can be made only while this process is stopped");
    return undefined;
  }
  return { close: () => new Promise((closed) => server.close(() => closed())) };
}

/** Asks the process that runs on this folder; undefined when none does. */
export async function askChannel(folder: string, args: readonly string[]): Promise<string[] | undefined> {
  const socket = createConnection(socketIn(folder));
  try {
    await new Promise<void>((connected, fail) => {
      socket.once("connect", connected);
      socket.once("error", fail);
    });
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ECONNREFUSED", "EINVAL", "ENOTSUP"].includes(code)) return undefined;
    if (code === "EACCES") throw new OperatorFault(`Run this as the user whose process uses ${folder}.`);
    throw error;
  }
  socket.write(`${JSON.stringify(args)}\n`);
  const { lines, fault } = answer.parse(JSON.parse(await lineOf(socket)));
  socket.destroy();
  if (fault !== undefined) throw new OperatorFault(fault);
  return lines ?? [];
}
