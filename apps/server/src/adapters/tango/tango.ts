export type TangoSystem = "sandbox" | "production";

/** What an administrator copies from the service's portal. */
export type TangoKeys =
  | { kind: "basic"; platform: string; key: string }
  | { kind: "oauth"; clientId: string; clientSecret: string; username: string; password: string };

/** How one request proves who it is from. */
export interface TangoAccess {
  system: TangoSystem;
  /** The whole header. */
  authorization: string;
}

export interface TangoAccount {
  customer: string;
  account: string;
}

export interface TangoItem {
  utid: string;
  name: string;
  kind: string;
  currency: string;
  /** Equal where the value is fixed. */
  least: number;
  most: number;
  isFixed: boolean;
  isWhole: boolean;
  countries: string[];
  isActive: boolean;
  instructions: string;
}
export interface TangoBrand {
  key: string;
  name: string;
  description: string;
  terms: string;
  imageUrl: string | null;
  isActive: boolean;
  items: TangoItem[];
}

export interface TangoOrderRequest extends TangoAccount {
  /** The same for every repetition: the service makes one order of it. */
  externalRef: string;
  utid: string;
  value: number;
  recipient: { firstName: string; lastName: string; email: string };
}
/** What people redeem with: a number, a PIN, a link, a date. */
export interface TangoCredential {
  label: string;
  type: string;
  value: string;
}
export type TangoStatus = "COMPLETE" | "PENDING" | "PARTIAL" | "FAILED" | "CANCELLED";
export interface TangoOrder {
  id: string;
  externalRef: string;
  status: TangoStatus;
  utid: string;
  value: number;
  account: string;
  /** What the account paid. */
  charged: { amount: number; currency: string };
  credentials: TangoCredential[];
  instructions: string;
}
export interface TangoBalance {
  amount: number;
  currency: string;
  isActive: boolean;
}
export interface TangoSubscription {
  id: string;
  expiresAt: Date;
}

/**
 * `busy` and `denied` have done nothing, `refused` never will; after `unknown` the order may exist: ask again under the same reference,
 * and never under another.
 */
export type TangoFailure = "busy" | "denied" | "refused" | "unknown";
export class TangoFailed extends Error {
  readonly kind: TangoFailure;
  /** The service's own word, for an administrator. */
  readonly code: string;
  /** After `busy`. */
  readonly waitMs: number;
  constructor(kind: TangoFailure, code: string, waitMs = 0) {
    super(`Tango: ${kind}, ${code}`);
    this.kind = kind;
    this.code = code;
    this.waitMs = waitMs;
  }
}

/** Rewards as a service, version 2. One method is one request; whoever calls keeps to the pace. */
export interface Tango {
  /** Between two requests of one account. */
  readonly paceMs: number;
  /** What it takes for an answer at most. */
  readonly timeoutMs: number;
  /** A token for OAuth keys: kept and used again until shortly before it lapses. */
  token(system: TangoSystem, keys: TangoKeys & { kind: "oauth" }): Promise<{ token: string; seconds: number }>;
  catalog(access: TangoAccess): Promise<TangoBrand[]>;
  order(access: TangoAccess, order: TangoOrderRequest): Promise<TangoOrder>;
  /** The service's id of the order under this reference; null when it has none. */
  find(access: TangoAccess, of: TangoAccount & { externalRef: string }): Promise<string | null>;
  read(access: TangoAccess, id: string): Promise<TangoOrder>;
  balance(access: TangoAccess, account: string): Promise<TangoBalance>;
  subscribe(access: TangoAccess, to: { url: string; secret: string }): Promise<TangoSubscription>;
  renew(access: TangoAccess, id: string): Promise<TangoSubscription>;
}

export const basicAuthorization = ({ platform, key }: TangoKeys & { kind: "basic" }): string =>
  `Basic ${Buffer.from(`${platform}:${key}`).toString("base64")}`;

/** At most 100 letters and digits, and the same whenever and wherever it is asked for. */
export const externalRefOf = (redemptionId: string): string => `plaudit${redemptionId.replaceAll("-", "")}`;

/** The service answers for an earlier order under the same reference, even where another item was asked for. */
export const isSameOrder = (order: TangoOrder, asked: TangoOrderRequest): boolean =>
  (order.externalRef || asked.externalRef) === asked.externalRef &&
  order.utid === asked.utid &&
  Math.round(order.value * 1000) === Math.round(asked.value * 1000) &&
  order.account === asked.account;
