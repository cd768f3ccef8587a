import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { jsonAnswer } from "./json-answer.ts";

const long = JSON.stringify({ words: "thank you ".repeat(400) });
const asked = (encodings?: string) =>
  new Request("http://a.test", encodings === undefined ? {} : { headers: { "accept-encoding": encodings } });

test("a long response leaves compressed where its reader takes that", async () => {
  const answer = jsonAnswer(long, 200, { "x-request-id": "1" }, asked("deflate, gzip;q=0.8"));
  expect(Object.fromEntries(answer.headers)).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(long.length / 10);
  expect(gunzipSync(bytes).toString()).toBe(long);
});

test.each([undefined, "br", "gzip;q=0", "gzip; q=0.0, br"])(
  "a reader that takes %s gets it plain",
  async (encodings) => {
    const answer = jsonAnswer(long, 200, {}, asked(encodings));
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe(long);
  },
);

test("a short one stays plain", () =>
  expect(jsonAnswer("{}", 200, {}, asked("gzip")).headers.get("content-encoding")).toBeNull());
