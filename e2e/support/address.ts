import { createHash } from "node:crypto";
import type { TestInfo } from "@playwright/test";

/** An address of the network 10/8 for each test: requests are limited per address, and a fast machine runs many tests in a minute. */
export function forwardedFor({ testId, repeatEachIndex }: TestInfo): { "x-forwarded-for": string } {
  const [a, b, c] = createHash("sha256").update(`${testId} ${repeatEachIndex}`).digest();
  return { "x-forwarded-for": `10.${a}.${b}.${c}` };
}
