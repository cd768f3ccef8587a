import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
const ISSUER = "Plaudit";

/** 160 bits in base32, the format of authenticator apps. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32;

const totp = (key: string, label = "") =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(key), digits: 6, period: PERIOD_SECONDS });

/** The otpauth URI in the QR code. */
export const totpUrl = (key: string, email: string): string => totp(key, email).toString();

/** The time step of this code, with a tolerance of half a minute; null for a wrong code. */
export function totpStep(key: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(key).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
