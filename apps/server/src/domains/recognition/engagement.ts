import { engagement } from "../engagement/index.ts";
import { recognitionAudience } from "./audience.ts";
import { recognitionPolicy } from "./policy.ts";
import { visibleRecognition } from "./queries.ts";
import { endorseRecognition } from "./verbs/endorse-recognition.ts";

export const recognitionEngagement = engagement({
  entity: "recognition",
  policy: recognitionPolicy,
  load: visibleRecognition,
  audience: recognitionAudience,
  endorse: endorseRecognition,
});
