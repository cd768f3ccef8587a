import { feedbackEndpoints } from "@plaudit/api/feedback.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { newCode, newMessageId } from "./code.ts";

test("codes and ids are such as the server takes, and no two are alike", () => {
  const { body } = feedbackEndpoints["POST /feedback/anonymous/messages"];
  const made = Array.from({ length: 200 }, () => ({ code: newCode(), id: newMessageId(), text: "Yes" }));
  for (const one of made) expect(z.safeParse(body as z.ZodMiniType, one).error).toBeUndefined();
  expect(new Set(made.flatMap(({ code, id }) => [code, id])).size).toBe(400);
  expect(made[0]?.code).toMatch(/^(.{4}-){3}.{4}$/);
});
