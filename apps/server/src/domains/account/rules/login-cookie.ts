import { cookieValue } from "@plaudit/edge/locale.ts";
import type { Cookie } from "../../../cookie.ts";
import { hashToken, STATE_SECONDS } from "./token.ts";

const NAME = "plaudit-login";
const mark = (state: string) => hashToken(state).toString("base64url");

/** Proves that this browser started the sign-in of the state it presents: no other site can set it. */
export const loginCookie = (state: string): Cookie => ({
  name: NAME,
  value: mark(state),
  path: "/api/identity/tenants",
  seconds: STATE_SECONDS,
});

export const beganHere = (cookies: string, state: string): boolean => cookieValue(cookies, NAME) === mark(state);
