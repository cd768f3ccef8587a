import { expect, test } from "vitest";
import { EgressRefused } from "../egress/egress.ts";
import { REST_MS, restingHosts } from "./resting-hosts.ts";

test("a host that gave no response is left alone for a while, and no other", async () => {
  let now = 0;
  const called: string[] = [];
  const call = restingHosts(() => now);
  const to = (url: string, error?: Error) =>
    call(url, async () => {
      called.push(url);
      if (error) throw error;
    }).catch((failed: Error) => failed.message);
  expect(await to("https://slow.example/1", new Error("no response"))).toBe("no response");
  expect(await to("https://slow.example/2")).toBe("slow.example gave no response a moment ago");
  await to("https://other.example/1", new EgressRefused("not public"));
  await to("https://other.example/2");
  now = REST_MS;
  await to("https://slow.example/3");
  await to("https://slow.example/4");
  expect(called.map((url) => url.slice(8))).toEqual([
    "slow.example/1",
    "other.example/1",
    "other.example/2",
    "slow.example/3",
    "slow.example/4",
  ]);
});
