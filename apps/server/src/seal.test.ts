import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

test("what is sealed is read with the same secret only, and not when it was touched", () => {
  const sealed = seal('{"link":"hush – 🤫"}', "one secret");
  expect(sealed).not.toContain("hush");
  expect(seal('{"link":"hush – 🤫"}', "one secret")).not.toBe(sealed);
  expect(unseal(sealed, "one secret")).toBe('{"link":"hush – 🤫"}');
  expect(unseal(sealed, "another secret")).toBeNull();
  const touched = Buffer.from(sealed, "base64");
  touched[40] = (touched[40] ?? 0) ^ 1;
  expect(unseal(touched.toString("base64"), "one secret")).toBeNull();
});
