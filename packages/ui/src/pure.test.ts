import { describe, expect, test } from "vitest";
import { motifOf } from "./art/motif-of.ts";
import { hueOf, seeded } from "./art/seed.ts";
import { celebrations, pickCelebration } from "./celebrate.ts";
import { type AmountEntry, enterAmount, isAmount, maxPerRecipient } from "./entity/points-spend.ts";
import { quiltPatches } from "./entity/quilt-patches.ts";
import { peopleIn, recipientHref } from "./entity/recipient.ts";
import { cleanText, readText } from "./entity/rich-text.ts";
import type { Recipient } from "./entity/types.ts";
import { weigh } from "./entity/weigh.ts";
import { matchParts } from "./fold.ts";
import { fromSorting, toSorting } from "./grid/types.ts";
import { initials } from "./initials.ts";

describe("names", () => {
  test.each([
    ["Maya Okafor", "MO"],
    ["Nguyễn Bảo Châu", "NC"],
    ["Fatima al-Zahrani", "FZ"],
    ["Liam O’Connor", "LC"],
    ["Al", "A"],
    ["van Dyke", "D"],
    ["عبد الرحمن", "ع"],
    ["山田 太郎", "山"],
    ["cher", "C"],
    ["  ", ""],
  ])("%s stands as %s", (name, letters) => expect(initials(name)).toBe(letters));

  test("what was typed is found without marks and case, and cut out as written", () => {
    expect(matchParts("Inês Laurent", "ines")).toEqual(["", "Inês", " Laurent"]);
    expect(matchParts("Zeynep Aydın", "AYD")).toEqual(["Zeynep ", "Ayd", "ın"]);
    expect(matchParts("Maya", "x")).toBeNull();
    expect(matchParts("Maya", " ")).toBeNull();
  });
});

describe("points", () => {
  test("a balance is shared by those who receive", () => {
    expect([maxPerRecipient(100, 3), maxPerRecipient(100, 0), maxPerRecipient(-5, 2)]).toEqual([33, 100, 0]);
  });
  test("a custom amount has no sign, no leading zero and no decimals", () => {
    const typed = ["", "0", "7", "1000", "01", "-1", "1.5", "1e3", "٣"];
    expect(typed.filter(isAmount)).toEqual(["", "0", "7", "1000"]);
  });
  const nothing = { amount: null, refused: false };
  /** As a field that shows only what it took in: each key comes behind what is there. */
  const type = (keys: string) =>
    [...keys].reduce((was, key) => enterAmount(was, `${was.amount ?? ""}${key}`), nothing as AmountEntry);
  test.each([
    ["25", 25, false],
    ["1.5", 1, true],
    ["1,5", 1, true],
    ["-5", null, true],
    ["1e3", 1, true],
    ["05", 5, false],
    ["10000", 10_000, false],
  ])("typing %s leaves %s, and no later digit hides what was refused", (keys, amount, refused) =>
    expect(type(keys)).toEqual({ amount, refused }),
  );
  test("what is pasted is taken whole or not at all", () => {
    expect(enterAmount(nothing, " 25 ")).toEqual({ amount: 25, refused: false });
    expect(enterAmount({ amount: 7, refused: false }, "1.5")).toEqual({ amount: 7, refused: true });
    expect(enterAmount({ amount: 7, refused: false }, "-5")).toEqual({ amount: 7, refused: true });
  });
  test("taking a digit back makes it good again", () =>
    expect(enterAmount({ amount: 12, refused: true }, "1")).toEqual({ amount: 1, refused: false }));
});

const person: Recipient = { id: "p", type: "tenantMember", displayData: { name: "P" } };
const team: Recipient = { id: "t", type: "team", displayData: { name: "T", activeMemberCount: 7 } };

describe("recipients", () => {
  test("a team counts by its members", () => expect(peopleIn([person, team])).toBe(8));
  test("each leads somewhere", () =>
    expect([person, team].map(recipientHref)).toEqual(["/profile/p", "/home?teamIdIn=t"]));
});

describe("the weight of a card", () => {
  const quiet = {
    amount: 10,
    endorsementStats: { count: 0, amount: 0, endorsers: [] },
    recipientCount: 1,
    messageText: "Thank you.",
    sendTo: [person],
  };
  test("follows the moment", () => {
    expect(weigh(quiet)).toBe("note");
    expect(weigh({ ...quiet, messageText: "x".repeat(91) })).toBe("letter");
    expect(weigh({ ...quiet, messageText: "two\nlines" })).toBe("letter");
    expect(weigh({ ...quiet, sendTo: [person, team] })).toBe("letter");
    expect(weigh({ ...quiet, amount: 50 })).toBe("grand");
    expect(weigh({ ...quiet, recipientCount: 8 })).toBe("grand");
  });
});

describe("rich text", () => {
  const made = {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Thanks ", marks: [{ type: "bold" }] },
          { type: "mention", attrs: { id: "1", label: "Kofi", mentionSuggestionChar: "@" } },
          { type: "hardBreak" },
          { type: "image", attrs: { src: "x" } },
        ],
      },
      { type: "paragraph" },
      { type: "heading", content: [{ type: "text", text: "no" }] },
    ],
  };
  test("keeps only what the contract knows", () => {
    expect(cleanText(made)).toEqual({
      type: "doc",
      content: [
        {
          type: "paragraph",
          content: [
            { type: "text", text: "Thanks " },
            { type: "mention", attrs: { id: "1", label: "Kofi" } },
            { type: "hardBreak" },
          ],
        },
        { type: "paragraph" },
      ],
    });
  });
  test("is read as words", () => expect(readText(cleanText(made))).toBe("Thanks Kofi"));
});

describe("art", () => {
  test("the same id draws the same for ever", () => {
    expect(hueOf("018f-a")).toBe(hueOf("018f-a"));
    expect(seeded("x")()).toBe(seeded("x")());
    expect(motifOf({ id: "a", motif: "tide" })).toBe("tide");
    expect(motifOf({ id: "a", motif: "gone" })).toBe(motifOf({ id: "a" }));
  });
  test("a quilt that would not fit keeps its proportions", () => {
    const quality = (id: string) => ({ id, name: id, color: 10 });
    const shares = [
      { quality: quality("a"), count: 300 },
      { quality: quality("b"), count: 100 },
    ];
    const patches = quiltPatches("me", shares, 400);
    const count = (id: string) => patches.filter((p) => p.quality.id === id).length;
    expect([count("a"), count("b")]).toEqual([90, 30]);
  });
  test("every celebration can be drawn by lot", () =>
    expect(new Set([0, 0.4, 0.99].map(pickCelebration))).toEqual(new Set(celebrations)));
});

describe("lists", () => {
  test("sorting goes to the server and back", () => {
    expect(toSorting(fromSorting("-createdAt"))).toBe("-createdAt");
    expect(fromSorting("name")).toEqual({ key: "name", down: false });
  });
});
