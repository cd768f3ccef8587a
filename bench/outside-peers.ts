import { createServer } from "node:http";
import { type AddressInfo, createServer as createLine, type Server, type Socket } from "node:net";
import { gifPeer } from "@plaudit/server/testing/gif-peer";
import { hanging, refinePeer, whole } from "@plaudit/server/testing/refine-peer";

/** Responds at once, takes what it is sent without a response, or breaks the connection off. */
export type Mode = "answering" | "hanging" | "down";

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

/** As much of SMTP as a client needs to be rid of a message. */
function speakSmtp(socket: Socket): void {
  let inMessage = false;
  let rest = "";
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 peer");
  socket.on("data", (chunk) => {
    const lines = (rest + chunk.toString("latin1")).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (inMessage) {
        if (line !== ".") continue;
        inMessage = false;
        say("250 taken");
      } else if (/^data$/i.test(line)) {
        inMessage = true;
        say("354 go on");
      } else if (/^quit/i.test(line)) socket.end("221 bye\r\n");
      else say("250 peer");
    }
  });
}

/** A mail server, a push service, a service of GIFs and one that refines; all behave alike, and the way can be changed. */
export async function outsidePeers() {
  let mode: Mode = "answering";
  const open = new Set<Socket>();
  const smtp = createLine((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => {});
    if (mode === "down") socket.destroy();
    if (mode === "answering") speakSmtp(socket);
  });
  const push = createServer((request, response) => {
    if (mode === "down") request.socket.destroy();
    if (mode === "answering") response.writeHead(201).end();
  });
  const gifs = await gifPeer();
  const refine = await refinePeer(whole((text) => text));
  const ways = {
    answering: { gif: undefined, refine: whole((text: string) => text) },
    hanging: { gif: () => {}, refine: hanging },
    down: {
      gif: (response: { destroy(): unknown }) => void response.destroy(),
      refine: (_: unknown, response: { destroy(): unknown }) => void response.destroy(),
    },
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${await portOf(smtp)}`,
    pushOrigin: `http://127.0.0.1:${await portOf(push)}`,
    gifs: gifs.service(),
    refiner: refine.refiner(),
    behave(as: Mode) {
      mode = as;
      refine.answerBy(ways[as].refine);
      // What is open was begun in another way.
      for (const socket of open) socket.destroy();
    },
    /** How the next search is answered. */
    nextGif: () => {
      gifs.next = ways[mode].gif;
    },
    close() {
      for (const socket of open) socket.destroy();
      smtp.close();
      push.closeAllConnections();
      push.close();
      gifs.close();
      refine.close();
    },
  };
}
