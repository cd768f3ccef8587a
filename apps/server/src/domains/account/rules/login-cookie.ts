import { cookieValue } from "@plaudit/edge/locale.ts";
import type { Cookie } from "../../../cookie.ts";
import { hashToken, STATE_SECONDS } from "./token.ts";

const NAME = "plaudit-login";
const mark = (state: string) => hashToken(state).toString("base64url");

/** By this a browser shows that it started the sign-in whose state it brings: nobody else can set it there. */
export const loginCookie = (state: string): Cookie => ({
  name: NAME,
  value: mark(state),
  path: "/api/identity/tenants",
  seconds: STATE_SECONDS,
});

export const beganHere = (cookies: string, state: string): boolean => cookieValue(cookies, NAME) === mark(state);
