import { createHmac, randomBytes } from "node:crypto";
import { cookieValue } from "@plaudit/edge/locale.ts";
import type { Cookie } from "../cookie.ts";
import { sameBytes } from "../same-bytes.ts";

const NAME = "plaudit-device";
const DAYS = 365;

interface Whose {
  /** As the account is found by. */
  email: string;
  secret: string;
}

const sealOf = (id: string, { email, secret }: Whose) =>
  createHmac("sha256", secret).update(`known device\n${id}\n${email}`).digest();

/** The browser's id, where it has signed in to this account before. It proves nothing else. */
export function knownDevice(cookies: string, whose: Whose): string | undefined {
  const [id = "", seal = ""] = (cookieValue(cookies, NAME) ?? "").split(".");
  const [given, right] = [Buffer.from(seal, "base64url"), sealOf(id, whose)];
  return sameBytes(given, right) ? id : undefined;
}

/** For a browser that has just signed in; it is known for its latest account alone. */
export function deviceCookie(whose: Whose, id = randomBytes(16).toString("base64url")): Cookie {
  const value = `${id}.${sealOf(id, whose).toString("base64url")}`;
  return { name: NAME, value, path: "/api/identity/passwords", seconds: DAYS * 86_400 };
}
