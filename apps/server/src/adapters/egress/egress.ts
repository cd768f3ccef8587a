import { lookup } from "node:dns/promises";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublic } from "./public-address.ts";

/** An address that nothing of ours is sent to. */
export class EgressRefused extends Error {}

interface Outgoing {
  method?: "GET" | "POST";
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | string;
  /** Of the response; a longer one fails. */
  mostBytes?: number;
  timeoutMs?: number;
  /** Gives the call up. */
  signal?: AbortSignal | undefined;
}
export interface Incoming {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
/** Calls to addresses that people or browsers have given. Follows no redirects. */
export type Egress = (url: string, outgoing?: Outgoing) => Promise<Incoming>;

const plainHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Null for a URL that may not be called, whatever its host resolves to. */
export function callable(url: string): URL | null {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (target?.protocol !== "https:" || target.port !== "" || target.username || target.password) return null;
  return isIP(plainHost(target)) === 0 || isPublic(plainHost(target)) ? target : null;
}

/** Resolved once, and all of its addresses public: the one that is called is the one that was looked at. */
async function addressOf(url: string, isOpen: boolean) {
  const target = isOpen ? new URL(url) : callable(url);
  if (!target) throw new EgressRefused("only https on the public internet");
  const addresses = await lookup(plainHost(target), { all: true });
  const [address] = addresses;
  if (!address || !(isOpen || addresses.every((one) => isPublic(one.address))))
    throw new EgressRefused("the host has no public address");
  const pinned: LookupFunction = (_, options, done) =>
    options.all ? done(null, [address]) : done(null, address.address, address.family);
  return { target, pinned };
}

/** `open` names origins that may be called although they are not public: what the operator has configured, and peers that tests start. */
export const openEgress =
  (open: ReadonlySet<string> = new Set()): Egress =>
  async (url, { method = "GET", headers = {}, body, mostBytes = 65_536, timeoutMs = 10_000, ...outgoing } = {}) => {
    const { target, pinned } = await addressOf(url, URL.canParse(url) && open.has(new URL(url).origin));
    const send = target.protocol === "https:" ? httpsRequest : httpRequest;
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = outgoing.signal ? AbortSignal.any([limit, outgoing.signal]) : limit;
    const { promise, resolve, reject } = Promise.withResolvers<Incoming>();
    const call = send(target, { method, headers, lookup: pinned, agent: false, signal }, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.byteLength;
        chunks.push(chunk);
        if (size <= mostBytes) return;
        reject(new Error("the response is too long"));
        call.destroy();
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end(body);
    return promise;
  };
