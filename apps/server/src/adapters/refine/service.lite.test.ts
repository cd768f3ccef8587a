import { afterAll, beforeAll, expect, test } from "vitest";
import { failing, hanging, raw, refinePeer, streamed, whole } from "../../testing/refine-peer.ts";
import { EgressRefused, openEgress } from "../egress/egress.ts";
import { unmark } from "./marks.ts";
import { openRefiner } from "./open.ts";

let peer: Awaited<ReturnType<typeof refinePeer>>;
beforeAll(async () => {
  peer = await refinePeer(whole((text) => text));
});
afterAll(() => peer.close());

const passage = { parts: ["thx ", 0, " and ", 1, "!\n\nbye"], names: ["Ada", "Bob"] };
const service = (timeoutMs?: number) => peer.refiner(timeoutMs);
const better = (text: string) => text.replace("thx", "Thank you");

test.each([
  ["whole", whole],
  ["streamed", streamed],
])("a %s answer is read, with every person in the place that the service gave them", async (_, answering) => {
  peer.answerBy(answering(better));
  expect(await service().refine(passage)).toEqual(["Thank you ", 0, " and ", 1, "!\n\nbye"]);
  const { path, headers, body, text } = peer.asked.at(-1) ?? {};
  expect([path, headers?.authorization, body?.model]).toEqual(["/v1/chat/completions", "Bearer sk-key", "small"]);
  expect(text).not.toMatch(/Ada|Bob/);
});

test.each([
  ["a code fence", (text: string) => `\`\`\`text\n${better(text)}\n\`\`\``],
  ["quotation marks", (text: string) => `"${better(text)}"`],
  ["bold letters", (text: string) => better(text).replace("bye", "**bye**")],
  ["blank lines around", (text: string) => `\n\n${better(text).replace("\n\n", "\n\n\n\n")}\n`],
])("%s that a model adds are left out", async (_, answer) => {
  peer.answerBy(whole(answer));
  expect(await service().refine(passage)).toEqual(["Thank you ", 0, " and ", 1, "!\n\nbye"]);
});

test("signs are read without their brackets too, and a person who was never named is nobody", () => {
  expect(unmark("Hi [[qwert1]] and qwert0, [[ qwert7 ]][[QWERT1]]!", "qwert", 2)).toEqual([
    "Hi ",
    1,
    " and ",
    0,
    ", ",
    1,
    "!",
  ]);
});

test.each([
  ["an error of its own", failing(500), "unavailable"],
  ["a wrong key", failing(401), "unavailable"],
  ["too many requests", failing(429), "unavailable"],
  ["a redirect", failing(302), "unavailable"],
  ["broken JSON", raw('{"choices":[{"mess'), "unusable"],
  ["JSON of something else", raw('{"choices":[]}'), "unusable"],
  ["a page", raw("<!doctype html><script>alert(1)</script>", "text/html"), "unusable"],
  ["a stream that breaks off", streamed(better, ""), "unusable"],
  ["a stream of something else", raw("data: {}\n\ndata: [DONE]\n\n", "text/event-stream"), "unusable"],
  ["a megabyte", whole(() => "x".repeat(1_048_576)), "unavailable"],
  ["a megabyte in pieces", streamed(() => "x".repeat(100_000)), "unavailable"],
])("%s is refused", async (_, answering, why) => {
  peer.answerBy(answering);
  await expect(service().refine(passage)).rejects.toMatchObject({ why });
});

test("what repeats its instructions is refused", async () => {
  peer.answerBy(({ body }, response) =>
    raw(JSON.stringify({ choices: [{ message: body.messages[0] }] }))({} as never, response),
  );
  await expect(service().refine(passage)).rejects.toMatchObject({ why: "unusable" });
});

test("a service that hangs is given up, by its time limit and by who asked", async () => {
  peer.answerBy(hanging);
  await expect(service(50).refine(passage)).rejects.toMatchObject({ why: "unavailable" });
  const asker = new AbortController();
  const before = peer.asked.length;
  const asking = service().refine(passage, asker.signal);
  await expect.poll(() => peer.asked.length).toBe(before + 1);
  asker.abort();
  await expect(asking).rejects.toMatchObject({ why: "unavailable" });
  await expect.poll(() => peer.abandoned).toBe(2);
});

test("more than some at once do not wait for it", async () => {
  peer.answerBy(hanging);
  const asker = new AbortController();
  const one = service();
  const asking = Array.from({ length: 32 }, () => one.refine(passage, asker.signal).catch(() => "given up"));
  await expect(one.refine(passage)).rejects.toThrow("too many");
  asker.abort();
  expect(new Set(await Promise.all(asking))).toEqual(new Set(["given up"]));
});

test("the operator's own host is called by the refiner alone", async () => {
  peer.answerBy(whole(better));
  const refiner = openRefiner({ REFINE_URL: peer.url, REFINE_API_KEY: undefined, REFINE_MODEL: "small" });
  expect(refiner.host).toBe("127.0.0.1");
  expect(await refiner.refine(passage)).toHaveLength(5);
  expect(peer.asked.at(-1)?.headers.authorization).toBeUndefined();
  await expect(openEgress()(peer.url)).rejects.toThrow(EgressRefused);
});
