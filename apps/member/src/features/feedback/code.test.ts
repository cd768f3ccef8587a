import { feedbackEndpoints } from "@plaudit/api/feedback.ts";
import { newKey } from "@plaudit/api/new-key.ts";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { newCode } from "./code.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each(["https", "plain http"])("codes and ids of a page over %s are such as the server takes", (scheme) => {
  const { getRandomValues } = crypto;
  if (scheme !== "https") vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  const { body } = feedbackEndpoints["POST /feedback/anonymous/messages"];
  const made = Array.from({ length: 200 }, () => ({ code: newCode(), id: newKey(), text: "Yes" }));
  for (const one of made) expect(z.safeParse(body as z.ZodMiniType, one).error).toBeUndefined();
  expect(new Set(made.flatMap(({ code, id }) => [code, id])).size).toBe(400);
  expect(made[0]?.code).toMatch(/^(.{4}-){3}.{4}$/);
});
