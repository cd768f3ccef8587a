import { statementEndpoints } from "@plaudit/api/statement.ts";
import type { Registered } from "../../domain.ts";
import { routes } from "../../routes.ts";
import { exportAccounts } from "./export-accounts.ts";
import { exportLines } from "./export-lines.ts";
import { listAccounts, presentOwner, sumAccounts } from "./list-accounts.ts";
import { listLapses } from "./list-lapses.ts";
import { listLines } from "./list-lines.ts";
import { listRecipients } from "./list-recipients.ts";
import { giftPoints, lockPoints, unlockPoints } from "./verbs/correct-account.ts";
import { reverseTransaction, showTransaction } from "./verbs/reverse-transaction.ts";

export const statementRoutes = (all: Registered) =>
  routes(statementEndpoints, {
    "GET /points/transactions": (ctx, { query }) => listLines(ctx, all, query),
    "GET /points/transactions/export": async (ctx, { query }) => (await exportLines(ctx, query)) as never,
    "GET /points/lapses": (ctx, { query }) => listLapses(ctx, query.ownerId),
    "GET /points/transactionRecipients": (ctx, { query }) => listRecipients(ctx, query),
    "GET /points/accounts/redeemable": (ctx, { query }) => listAccounts(ctx, query),
    "GET /points/accounts/redeemable/total": (ctx, { query }) => sumAccounts(ctx, query),
    "GET /points/accounts/redeemable/{id}": (ctx, { params }) => presentOwner(ctx, params.id),
    "POST /points/accounts/redeemable/{id}/gifts": (ctx, { params, body }) => giftPoints(ctx, params.id, body),
    "PUT /points/accounts/redeemable/{id}/lock": (ctx, { params, body }) => lockPoints(ctx, params.id, body.reason),
    "PUT /points/accounts/redeemable/{id}/unlock": (ctx, { params, body }) => unlockPoints(ctx, params.id, body.reason),
    "GET /points/transactions/{id}": (ctx, { params }) => showTransaction(ctx, params.id),
    "POST /points/transactions/{id}/reversal": (ctx, { params, body }) => reverseTransaction(ctx, params.id, body),
    "GET /points/accounts/redeemable/export": async (ctx, { query }) => (await exportAccounts(ctx, query)) as never,
  });
