import { toRichText } from "@plaudit/api/rich-text.ts";
import { expect, test } from "vitest";
import { sentenceOf } from "../../../texts.ts";
import { checkRecognition } from "./check-recognition.ts";

const fine = {
  message: toRichText("Thank you"),
  recipientCount: 1,
  unknownRecipients: false,
  inactiveRecipients: false,
  mentionFault: null,
  qualityIds: ["q1"],
  activeQualityIds: new Set(["q1", "q2"]),
  amount: 10,
  pointsEnabled: true,
};

test.each([
  ["everything in place", {}, []],
  ["nobody to receive it", { recipientCount: 0 }, [["sendTo", "Select a recipient"]]],
  ["somebody of another tenant", { unknownRecipients: true }, [["sendTo", "Select a recipient"]]],
  [
    "somebody who has left",
    { recipientCount: 0, inactiveRecipients: true },
    [["sendTo", "Somebody you chose can no longer be recognized: take them out"]],
  ],
  ["a mention of the sender", { mentionFault: "mentionSelf" as const }, [["message", "You cannot mention yourself"]]],
  ["blanks only", { message: toRichText(" \n") }, [["message", "Provide a recognition message"]]],
  ["3,000 characters", { message: toRichText("é".repeat(3000)) }, []],
  ["3,000 characters of two units each", { message: toRichText("🎉".repeat(3000)) }, []],
  ["3,001 characters", { message: toRichText("é".repeat(3001)) }, [["message", "Your message is too long"]]],
  ["no quality where there are some", { qualityIds: [] }, [["qualities", "Qualities are required"]]],
  ["no quality where there are none", { qualityIds: [], activeQualityIds: new Set<string>() }, []],
  ["an archived quality", { qualityIds: ["q1", "q9"] }, [["qualities", "Choose from the qualities on offer"]]],
  ["points where they are off", { pointsEnabled: false }, [["amount", "Points are turned off"]]],
  ["no points where they are off", { pointsEnabled: false, amount: 0 }, []],
  ["too many points", { amount: 1001 }, [["amount", "Enter a point amount that is 1000 or less"]]],
  [
    "several at once",
    { recipientCount: 0, message: toRichText(""), qualityIds: [] },
    [
      ["sendTo", "Select a recipient"],
      ["message", "Provide a recognition message"],
      ["qualities", "Qualities are required"],
    ],
  ],
])("%s", (_name, over, expected) => {
  expect(
    checkRecognition({ ...fine, ...over }).map((fault) => [fault.path, sentenceOf(fault.key, "en", fault.values)]),
  ).toEqual(expected);
});
