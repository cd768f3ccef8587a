import { moderatedGiven } from "../engagement/index.ts";
import { previewReversal, reversePoints } from "../points/index.ts";
import { recognitionPath } from "./audience.ts";
import { givenRecognitions } from "./queries.ts";
import { hideRecognition, showRecognition } from "./verbs/hide-recognition.ts";

export const moderatedRecognitions = moderatedGiven(givenRecognitions, {
  type: "recognition",
  path: ({ id }) => recognitionPath(id),
  hide: hideRecognition,
  show: showRecognition,
  previewReversal,
  reversePoints,
});
