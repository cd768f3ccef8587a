import { statementEndpoints } from "@plaudit/api/statement.ts";
import type { Registered } from "../../domain.ts";
import { routes } from "../../routes.ts";
import { exportAccounts } from "./export-accounts.ts";
import { exportLines } from "./export-lines.ts";
import { listAccounts, sumAccounts } from "./list-accounts.ts";
import { listLapses } from "./list-lapses.ts";
import { listLines } from "./list-lines.ts";
import { listRecipients } from "./list-recipients.ts";

export const statementRoutes = (all: Registered) =>
  routes(statementEndpoints, {
    "GET /points/transactions": (ctx, { query }) => listLines(ctx, all, query),
    "GET /points/transactions/export": async (ctx, { query }) => (await exportLines(ctx, query)) as never,
    "GET /points/lapses": (ctx, { query }) => listLapses(ctx, query.ownerId),
    "GET /points/transactionRecipients": (ctx, { query }) => listRecipients(ctx, query),
    "GET /points/accounts/redeemable": (ctx, { query }) => listAccounts(ctx, query),
    "GET /points/accounts/redeemable/total": (ctx, { query }) => sumAccounts(ctx, query),
    "GET /points/accounts/redeemable/export": async (ctx, { query }) => (await exportAccounts(ctx, query)) as never,
  });
