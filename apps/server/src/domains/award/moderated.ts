import { moderatedGiven } from "../engagement/index.ts";
import { previewReversal, reversePoints } from "../points/index.ts";
import { awardPath } from "./audience.ts";
import { givenAwards } from "./queries.ts";
import { hideAward, showAward } from "./verbs/change-award.ts";

export const moderatedAwards = moderatedGiven(givenAwards, {
  type: "award",
  path: ({ id }) => awardPath(id),
  hide: hideAward,
  show: showAward,
  previewReversal,
  reversePoints,
});
