import { expect, test } from "vitest";
import { originsOf } from "./origins.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

test("pictures come from this host alone, and from where GIFs are configured to be", () => {
  const pictures = (configured?: string) =>
    /img-src ([^;]*)/.exec(contentSecurityPolicy("n", { pictures: originsOf(configured) }))?.[1];
  expect(pictures()).toBe("'self' blob: data:");
  expect(pictures("https://*.giphy.com, http://gifs.internal:8080/a;b c")).toBe(
    "'self' blob: data: https://*.giphy.com http://gifs.internal:8080",
  );
});
