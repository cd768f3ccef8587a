import { afterAll, expect, test } from "vitest";
import { harperRefiner } from "./harper.ts";

const harper = harperRefiner();
afterAll(() => harper.close());
const refine = async (...parts: (string | number)[]) => harper.refine({ parts, names: ["Tunde Bakare", "Hana Kovač"] });

test.each([
  ["Thank you for helping us too ship the the new version.", "Thank you for helping us to ship the new version."],
  ["Its been great, i could of never done it without you.", "It's been great, I could have never done it without you."],
  ["We recieve it in a hour , realy.", "We receive it in an hour, really."],
  ["👏👏 We dont know how you did it,Amara.", "👏👏 We don't know how you did it, Amara."],
])("%s becomes %s", async (written, refined) => expect((await refine(written)).join("")).toBe(refined));

test("people stay where they are, and no name is corrected", async () => {
  const refined = await refine("Thank you ", 0, " and ", 1, ", you saved teh day! Ask Tunde.\n\nThe the end.");
  expect(refined).toEqual(["Thank you ", 0, " and ", 1, ", you saved the day! Ask Tunde.\n\nThe end."]);
});

test("a word that may be another one is left as it is", async () => {
  expect((await refine("Thanks for the relase notes.")).join("")).toBe("Thanks for the relase notes.");
});

test.each(["Merci beaucoup pour ton aide précieuse hier soir, vraiment.", "شكرا جزيلا يا سامر على كل شيء", "👏👏"])(
  "%s is not English",
  (text) => expect(refine(text)).rejects.toMatchObject({ why: "language" }),
);
