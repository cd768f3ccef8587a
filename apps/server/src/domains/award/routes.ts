import { awardEndpoints } from "@plaudit/api/award.ts";
import { juryEndpoints } from "@plaudit/api/award-jury.ts";
import { nominationEndpoints } from "@plaudit/api/award-nomination.ts";
import { awardTypeEndpoints } from "@plaudit/api/award-type.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { exportAwardees } from "./export-awardees.ts";
import { exportNominations } from "./export-nominations.ts";
import { listJury, readBallot, readReasons, readResult } from "./jury-reads.ts";
import { findCandidates, listNominations, listNominees } from "./nomination-reads.ts";
import { presentType } from "./present-types.ts";
import {
  findAwardRecipients,
  listAwardees,
  listAwards,
  listAwardTypes,
  listOwnTypes,
  listReceivers,
  oneAward,
  reversalOf,
} from "./reads.ts";
import { tvAwards } from "./tv-awards.ts";
import { awardTypeRow } from "./type-queries.ts";
import { deleteAward, editAward } from "./verbs/change-award.ts";
import { endNominations, extendNominations, startNominations } from "./verbs/change-window.ts";
import { finalize, setWinner } from "./verbs/finalize.ts";
import { judge } from "./verbs/judge.ts";
import { nominate } from "./verbs/nominate.ts";
import { remindJuror } from "./verbs/remind-juror.ts";
import { previewAward, sendAward } from "./verbs/send-award.ts";
import { cloneAwardType, createAwardType, deleteAwardType, updateAwardType } from "./verbs/write-type.ts";

const typeRoutes = routes(awardTypeEndpoints, {
  "GET /award/awardTypes": (ctx, { query }) => listAwardTypes(ctx, query),
  "POST /award/awardTypes": (ctx, { body }) => createAwardType(ctx, body),
  "GET /award/awardTypes/{id}": async (ctx, { params }) => presentType(ctx, await awardTypeRow(ctx, params.id)),
  "PATCH /award/awardTypes/{id}": (ctx, { params, body }) => updateAwardType(ctx, params.id, body),
  "DELETE /award/awardTypes/{id}": (ctx, { params }) => done(deleteAwardType(ctx, params.id)),
  "POST /award/awardTypes/{id}/clone": (ctx, { params }) => cloneAwardType(ctx, params.id),
  "GET /award/awardTypes/{id}/recipients": (ctx, { params, query }) => listAwardees(ctx, params.id, query),
  "GET /award/awardTypes/{id}/recipients/export": async (ctx, { params }) =>
    (await exportAwardees(ctx, params.id)) as never,
  "GET /awards/awardTypes/my": (ctx, { query }) => listOwnTypes(ctx, query),
});

const nominationRoutes = routes(nominationEndpoints, {
  "POST /award/awardTypes/{id}/start": (ctx, { params, body }) =>
    startNominations(ctx, params.id, new Date(body.endAt)),
  "POST /award/awardTypes/{id}/end": (ctx, { params }) => endNominations(ctx, params.id),
  "POST /award/awardTypes/{id}/extend": (ctx, { params, body }) =>
    extendNominations(ctx, params.id, new Date(body.endAt)),
  "GET /award/awardTypes/{id}/candidates": async (ctx, { params, query }) => ({
    results: await findCandidates(ctx, params.id, query.search),
  }),
  "POST /award/awardTypes/{id}/nominations": (ctx, { params, body }) => done(nominate(ctx, params.id, body)),
  "GET /award/awardTypes/{id}/nominations": (ctx, { params, query }) => listNominations(ctx, params.id, query),
  "GET /award/awardTypes/{id}/nominations/export": async (ctx, { params }) =>
    (await exportNominations(ctx, params.id)) as never,
  "GET /award/awardTypes/{id}/nominees": (ctx, { params, query }) => listNominees(ctx, params.id, query),
  "POST /award/awardTypes/{id}/winners": (ctx, { params, body }) => setWinner(ctx, params.id, body.memberId, true),
  "DELETE /award/awardTypes/{id}/winners": (ctx, { params, body }) => setWinner(ctx, params.id, body.memberId, false),
  "POST /award/awardTypes/{id}/finalize": (ctx, { params }) => finalize(ctx, params.id),
});

const juryRoutes = routes(juryEndpoints, {
  "GET /award/awardTypes/{id}/ballot": (ctx, { params, query }) => readBallot(ctx, params.id, query),
  "GET /award/awardTypes/{id}/ballot/reasons": (ctx, { params, query }) => readReasons(ctx, params.id, query),
  "PUT /award/awardTypes/{id}/votes": (ctx, { params, body }) => done(judge(ctx, params.id, body)),
  "GET /award/awardTypes/{id}/jury": (ctx, { params }) => listJury(ctx, params.id),
  "POST /award/awardTypes/{id}/jury/reminders": (ctx, { params, body }) =>
    done(remindJuror(ctx, params.id, body.memberId)),
  "GET /award/awardTypes/{id}/result": (ctx, { params, query }) => readResult(ctx, params.id, query),
});

export const awardRoutes = [
  ...typeRoutes,
  ...nominationRoutes,
  ...juryRoutes,
  ...routes(awardEndpoints, {
    "GET /award/awards": (ctx, { query }) => listAwards(ctx, query),
    "POST /award/awards": (ctx, { body }) => sendAward(ctx, body),
    "POST /award/awardTypes/{id}/awards": (ctx, { params, body }) =>
      sendAward(ctx, { ...body, awardTypeId: params.id }),
    "POST /award/awards/preview": (ctx, { body }) => previewAward(ctx, body),
    "GET /award/recipients": async (ctx, { query }) => ({ results: await findAwardRecipients(ctx, query) }),
    "GET /award/awards/{id}": (ctx, { params, query }) => oneAward(ctx, params.id, query.embed),
    "PATCH /award/awards/{id}": (ctx, { params, body }) => editAward(ctx, params.id, body),
    "DELETE /award/awards/{id}": (ctx, { params }) => done(deleteAward(ctx, params.id)),
    "GET /award/awards/{id}/recipients": (ctx, { params, query }) => listReceivers(ctx, params.id, query),
    "GET /award/awards/{id}/reversal": (ctx, { params }) => reversalOf(ctx, params.id),
    "GET /award/tv/{id}/awards": (ctx) => tvAwards(ctx),
  }),
];
