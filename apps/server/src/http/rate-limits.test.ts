import { expect, test } from "vitest";
import { network } from "./rate-limits.ts";

test.each([
  ["a household is one, however its addresses are shortened", "2001:db8:0:0:a:b:c:d", "2001:db8::1", true],
  ["its neighbour is another", "2001:db8:0:1:a:b:c:d", "2001:db8::1", false],
  ["zeros at the end of its own part", "2001:db8:7::9", "2001:db8:7:0:1:2:3:4", true],
  ["old addresses are each their own", "203.0.113.7", "203.0.113.8", false],
  ["also where a socket listens for both families", "::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
  ["and are the same in both writings", "::ffff:203.0.113.7", "203.0.113.7", true],
])("%s", (_, one, other, same) => {
  expect(network(one) === network(other)).toBe(same);
});
