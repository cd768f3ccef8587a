import { expect, test } from "vitest";
import { neighborhood, network } from "./rate-limits.ts";

test.each([
  ["a household is one, however its addresses are shortened", "2001:db8:0:0:a:b:c:d", "2001:db8::1", true],
  ["its neighbor is another", "2001:db8:0:1:a:b:c:d", "2001:db8::1", false],
  ["zeros at the end of its own part", "2001:db8:7::9", "2001:db8:7:0:1:2:3:4", true],
  ["old addresses are each their own", "203.0.113.7", "203.0.113.8", false],
  ["also where a socket listens for both families", "::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
  ["and are the same in both writings", "::ffff:203.0.113.7", "203.0.113.7", true],
])("%s", (_, one, other, same) => {
  expect(network(one) === network(other)).toBe(same);
});

test.each([
  ["old addresses of one /24", "203.0.113.7", "203.0.113.250", true],
  ["of two", "203.0.113.7", "203.0.114.7", false],
  ["new addresses of one /56", "2001:db8:0:100::1", "2001:db8::1ff:a:b:c:d", true],
  ["of two", "2001:db8:0:100::1", "2001:db8:0:200::1", false],
  ["whatever the case", "2001:DB8:0:AB00::1", "2001:db8:0:ab01::1", true],
])("guesses are counted together from %s: %s, %s", (_, one, other, same) => {
  expect(neighborhood(one) === neighborhood(other)).toBe(same);
});
