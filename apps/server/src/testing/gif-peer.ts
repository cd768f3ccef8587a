import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openEgress } from "../adapters/egress/egress.ts";
import { type GifService, gifService } from "../adapters/gif/gif-service.ts";

const LENGTH = 25;
const key = "a key of the GIF service";
/** One frame, clear. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

export interface GifPeer {
  origin: string;
  key: string;
  /** What was asked, without the key. */
  asked: string[];
  /** Answers in its place, once. */
  next?: ((response: ServerResponse) => void) | undefined;
  service: () => GifService;
  close(): void;
}

/** A small service that speaks as GIPHY does. */
export async function gifPeer(): Promise<GifPeer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", peer.origin);
    if (url.pathname.endsWith(".gif")) return void response.writeHead(200, { "content-type": "image/gif" }).end(pixel);
    const given = url.searchParams.get("api_key");
    url.searchParams.delete("api_key");
    peer.asked.push(url.pathname + url.search);
    const { next } = peer;
    peer.next = undefined;
    if (next) return next(response);
    if (given !== key) return void response.writeHead(403).end("{}");
    const offset = Number(url.searchParams.get("offset"));
    const data = Array.from({ length: Math.min(10, LENGTH - offset) }, (_, n) => item(offset + n));
    response.end(JSON.stringify({ data, pagination: { total_count: LENGTH } }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const item = (n: number) => ({
    id: `gif-${n}`,
    title: `Kettle ${n}`,
    images: {
      downsized: { url: `${origin}/media/${n}/large.gif` },
      fixed_width: { url: `${origin}/media/${n}/small.gif`, width: "200", height: String(100 + n) },
    },
  });
  const peer: GifPeer = {
    origin,
    key,
    asked: [],
    service: () => gifService({ key, apiUrl: origin, mediaOrigins: [origin], egress: openEgress(new Set([origin])) }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return peer;
}
