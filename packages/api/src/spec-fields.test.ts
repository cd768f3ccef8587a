import { expect, test } from "vitest";
import { announcement } from "./announcement.ts";
import { award, awardSendBody } from "./award.ts";
import { nominateBody, nominationEndpoints } from "./award-nomination.ts";
import { awardTypeBody, ownAwardType } from "./award-type.ts";
import { embedNames } from "./embeds.ts";

const keys = ({ shape }: { shape: object }) => Object.keys(shape);

/** As the specification names them; what the product adds stands beside them. */
test.each([
  [
    "award type, to save",
    awardTypeBody,
    "name description points senders pointsLocked budgetItemId mediaObjectId archived nomination nominationStartAt nominationEndAt notify pinForDays maxNominations tenantWideNominators tenantWideCandidates candidates nominators",
  ],
  ["award type of one's own", ownAwardType, "attachmentUrls ownNominees"],
  ["own nominees", ownAwardType.shape.ownNominees, "total members"],
  ["award, to send", awardSendBody, "awardTypeId amount message sendTo"],
  ["nomination", nominateBody, "nomineeId message"],
  ["award", award, "name message sender sendTo badgeUrls createdAt nominationStatus"],
  ["announcement", announcement, "title body attachmentUrls createdAt createdBy status readAt"],
])("%s has the fields of the specification", (_, schema, fields) => {
  expect(keys(schema)).toEqual(expect.arrayContaining(fields.split(" ")));
});

test("an award type has the embeds of the specification, and its winners a member's id", () => {
  const embeds = "attachmentUrls pointsBankName pointsBankBalance senders nominators candidates stats".split(" ");
  expect([...embedNames.awardType]).toEqual(expect.arrayContaining(embeds));
  expect([...embedNames.ownAwardType]).toEqual(expect.arrayContaining(["attachmentUrls", "ownNominees"]));
  expect(keys(nominationEndpoints["POST /award/awardTypes/{id}/winners"].body)).toEqual(["memberId"]);
});
