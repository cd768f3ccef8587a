import { cultureEndpoints } from "@plaudit/api/culture.ts";
import { recognitionEndpoints } from "@plaudit/api/recognition.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { checkGifs } from "./attached.ts";
import { cultureOverview, cultureStories } from "./culture.ts";
import { goalFacts } from "./goal-facts.ts";
import { directReports, managerRankings } from "./rankings.ts";
import {
  countRecognitions,
  listReceivers,
  listRecognitions,
  memberSummary,
  oneRecognition,
  peers,
  reversalOf,
  weekly,
} from "./reads.ts";
import { findRecipients } from "./recipients.ts";
import { goalOf } from "./summary-queries.ts";
import { tvRecognitions } from "./tv-recognitions.ts";
import { deleteRecognition } from "./verbs/delete-recognition.ts";
import { countRecipients, previewRecognition } from "./verbs/preview-recognition.ts";
import { saveDraft } from "./verbs/save-draft.ts";
import { sendRecognition } from "./verbs/send-recognition.ts";
import { updateRecognition } from "./verbs/update-recognition.ts";

export const recognitionRoutes = routes(recognitionEndpoints, {
  "GET /recognition/recognitions": (ctx, { query }) => listRecognitions(ctx, query),
  "POST /recognition/recognitions": (ctx, { body }) => {
    checkGifs(ctx, body.gifs);
    return body.status === "draft" ? saveDraft(ctx, body) : sendRecognition(ctx, body);
  },
  "GET /recognition/recognitions/count": (ctx, { query }) => countRecognitions(ctx, query),
  "GET /recognition/recognitions/{id}": (ctx, { params, query }) => oneRecognition(ctx, params.id, query.embed),
  "PATCH /recognition/recognitions/{id}": (ctx, { params, body }) => {
    checkGifs(ctx, body.gifs);
    return updateRecognition(ctx, params.id, body);
  },
  "GET /recognition/recognitions/{id}/recipients": (ctx, { params, query }) => listReceivers(ctx, params.id, query),
  "GET /recognition/recognitions/{id}/reversal": (ctx, { params }) => reversalOf(ctx, params.id),
  "DELETE /recognition/recognitions/{id}": (ctx, { params }) => done(deleteRecognition(ctx, params.id)),
  "POST /recognition/recognitions/recipientCount": (ctx, { body }) => countRecipients(ctx, body.sendTo),
  "POST /recognition/recognitions/preview": (ctx, { body }) => previewRecognition(ctx, body),

  "GET /recognition/recipients": async (ctx, { query }) => ({ results: await findRecipients(ctx, query) }),
  "GET /recognition/goal": (ctx) => goalOf(ctx, ctx.tenant.timezone),
  "GET /recognition/goal/facts": (ctx) => goalFacts(ctx),
  "GET /recognition/summary": (ctx, { query }) => memberSummary(ctx, query.memberId),
  "GET /recognition/weekly": (ctx) => weekly(ctx),
  "GET /recognition/peers": (ctx) => peers(ctx),

  "GET /recognition/managers/directReportRankings": (ctx, { query }) => directReports(ctx, query),
  "GET /recognition/managers/rankings": (ctx) => managerRankings(ctx),

  "GET /recognition/tv/{id}/recognitions": (ctx) => tvRecognitions(ctx),
});

export const cultureRoutes = routes(cultureEndpoints, {
  "GET /culture/overview": (ctx, { query }) => cultureOverview(ctx, query.period),
  "GET /culture/stories": (ctx, { query }) => cultureStories(ctx, query),
});
