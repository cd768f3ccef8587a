import { expect, test } from "vitest";
import { scrollKey } from "./scroll-key.ts";

test("two pages that were opened by their address do not share a place", () => {
  const [one, other] = ["/incentives/a", "/incentives/b"].map((pathname) => scrollKey({ key: "default", pathname }));
  expect(one).not.toBe(other);
  expect(scrollKey({ key: "k1", pathname: "/home" })).toBe("k1");
});
