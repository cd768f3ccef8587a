import type { Channel } from "@plaudit/api/channel.ts";
import type { Role } from "@plaudit/api/permissions.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import type { Logger } from "pino";
import type { GifService } from "./adapters/gif/gif-service.ts";
import type { Printer } from "./adapters/print/printer.ts";
import type { Refiner } from "./adapters/refine/refiner.ts";
import type { Tango } from "./adapters/tango/tango.ts";
import type { Cookie } from "./cookie.ts";
import type { AuthDb, TenantDb } from "./db/tenant-db.ts";
import type { Enqueue } from "./jobs/enqueue.ts";
import type { Missed, Publish } from "./live.ts";

/** Who acts, inside a tenant. */
export interface Actor {
  tenantId: string;
  memberId: string;
  userId: string;
  role: Role;
  /** The tenant's features. */
  features: readonly string[];
  /** The member's language, else the tenant's. */
  locale: Language;
  /** The member's time zone (IANA), else the tenant's. */
  timezone: string;
}

/** What handlers need of the tenant they are in. */
export interface Tenant {
  id: string;
  name: string;
  slug: string;
  /** Where its people go, without a slash at its end. */
  url: string;
  language: Language;
  /** Those that its people may choose; `language` is among them. */
  languages: readonly Language[];
  /** IANA name. */
  timezone: string;
  features: readonly string[];
  pointTerms: Record<string, { singular: string; plural: string }> | null;
  /** A media object: `mediaUrls` has its addresses. */
  logoId: string | null;
  brandColor: string;
}

export interface RequestInfo {
  id: string;
  /** The visitor's address. */
  ip: string;
  userAgent: string;
  /** The requested host, with port. */
  host: string;
  /** Whether the visitor uses https. */
  secure: boolean;
  /** The field as it was sent. */
  cookies: string;
  /** The tenant whose host it is; null on the apex, undefined when the call did not come through the edge. */
  hostTenantId: string | null | undefined;
}

/** What others do for us, where the operator has configured it. */
export interface Services {
  gifs: GifService | null;
  /** Without a service the checker on this machine. */
  refiner: Refiner;
  /** Gift cards, with keys of each tenant's own. */
  tango: Tango;
}

interface BaseCtx {
  /**
   * The database's clock at the start of this transaction. Read before the handler's first await it makes the
   * endpoint wait for the transaction to start, one round trip more; read after it, it costs nothing.
   */
  readonly now: Date;
  readonly request: RequestInfo;
  readonly log: Logger;
  /** Signs what must come back unchanged, such as cursors. */
  readonly secret: string;
  /** The address of the apex, without a slash at its end. */
  readonly apexUrl: string;
  readonly services: Services;
  readonly printer: Printer;
}

export interface AnonymousCtx extends BaseCtx {
  db: AuthDb;
  enqueue: Enqueue;
  /** With the response, where it is a good one; of several the last. */
  setCookie: (cookie: Cookie) => void;
}

export interface UserCtx extends BaseCtx {
  db: AuthDb;
  enqueue: Enqueue;
  session: Session;
  setCookie: (cookie: Cookie) => void;
}

export interface TenantCtx extends BaseCtx {
  db: TenantDb;
  actor: Actor;
  /** The actions that policies have checked in this request, such as "channel.rotate". */
  asked: Set<string>;
  tenant: Tenant;
  session: Session;
  enqueue: Enqueue;
  publish: Publish;
  /** What is published for this member, after what has been missed; as the response of a stream endpoint. */
  live: (missed: Missed) => ReadableStream;
  /**
   * A transaction of its own in the same tenant, for a response that is still being written when this one is over.
   * `signal` ends the statement that runs.
   */
  again: <T>(work: (db: TenantDb) => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Has the edges on the response's way look this tenant up again: what they keep is older than this version. */
  outdate: (version: number) => void;
}

type ChannelSettings =
  | "id"
  | "name"
  | "content"
  | "language"
  | "theme"
  | "periodDays"
  | "qr"
  | "frameOrigins"
  | "version";
/** A channel whose token the caller has. */
export interface TvChannel extends Pick<Channel, ChannelSettings> {
  /** Empty shows every team. */
  teamIds: string[];
  lastSeenAt: Date | null;
  /** Looked at by an administrator, not by a screen. */
  preview: boolean;
}

/** Inside the tenant of the requested host, for the channel in the path. */
export interface TvCtx extends BaseCtx {
  db: TenantDb;
  tenant: Tenant;
  channel: TvChannel;
}

export interface Session {
  tokenHash: Buffer;
  scope: "user" | "tenant";
  /** All tokens that grew from one sign-in. */
  familyId: string;
  userId: string;
  tenantId: string | null;
  memberId: string | null;
  expiresAt: Date;
}
