import { cardEndpoints } from "@plaudit/api/card.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { sayHere } from "./live-readers.ts";
import { presentCard } from "./present.ts";
import { printedCard } from "./printed-card.ts";
import { cardSeen } from "./queries.ts";
import { readCalendar, readCards, readContributors, readSignatures } from "./reads.ts";
import { readCardSettings } from "./settings.ts";
import { answerCard } from "./verbs/answer-card.ts";
import { remindContributor, removeContributor } from "./verbs/change-contributor.ts";
import { changeCardSettings } from "./verbs/change-settings.ts";
import { deleteCard } from "./verbs/delete-card.ts";
import { deliverNow } from "./verbs/deliver-card.ts";
import { invite } from "./verbs/invite.ts";
import { reportSignature, withdrawReport } from "./verbs/report-signature.ts";
import { removeSignature, signCard } from "./verbs/sign-card.ts";
import { createCard, updateCard } from "./verbs/write-card.ts";

export const cardRoutes = routes(cardEndpoints, {
  "GET /card/cards": (ctx, { query }) => readCards(ctx, query),
  "POST /card/cards": (ctx, { body }) => createCard(ctx, body),
  "GET /card/cards/{id}": async (ctx, { params }) => presentCard(ctx, await cardSeen(ctx, params.id)),
  "PATCH /card/cards/{id}": (ctx, { params, body }) => updateCard(ctx, params.id, body),
  "DELETE /card/cards/{id}": (ctx, { params }) => done(deleteCard(ctx, params.id)),
  "POST /card/cards/{id}/deliver": (ctx, { params }) => deliverNow(ctx, params.id),
  "GET /card/cards/{id}/contributors": (ctx, { params, query }) => readContributors(ctx, params.id, query),
  "POST /card/cards/{id}/contributors": (ctx, { params, body }) => invite(ctx, params.id, body.sendTo),
  "DELETE /card/contributors/{id}": (ctx, { params }) => done(removeContributor(ctx, params.id)),
  "POST /card/contributors/{id}/reminders": (ctx, { params }) => remindContributor(ctx, params.id),
  "GET /card/cards/{id}/signatures": (ctx, { params, query }) => readSignatures(ctx, params.id, query),
  "GET /card/cards/{id}/pdf": (ctx, { params }) => printedCard(ctx, params.id) as never,
  "PUT /card/cards/{id}/signature": (ctx, { params, body }) => signCard(ctx, params.id, body),
  "PUT /card/cards/{id}/presence": (ctx, { params, body }) => done(sayHere(ctx, params.id, body.writing)),
  "DELETE /card/signatures/{id}": (ctx, { params }) => done(removeSignature(ctx, params.id)),
  "PUT /card/signatures/{id}/flags": (ctx, { params, body }) => done(reportSignature(ctx, params.id, body.reason)),
  "DELETE /card/signatures/{id}/flags": (ctx, { params }) => done(withdrawReport(ctx, params.id)),
  "PUT /card/cards/{id}/answer": (ctx, { params, body }) => answerCard(ctx, params.id, body.message),
  "GET /celebration/calendar/card": (ctx, { query }) => readCalendar(ctx, query),
  "GET /card/settings": (ctx) => readCardSettings(ctx),
  "PATCH /card/settings": (ctx, { body }) => changeCardSettings(ctx, body),
});
