import { pointsBankEndpoints } from "@plaudit/api/points-bank.ts";
import { routes } from "../../routes.ts";
import { listBalances } from "./list-balances.ts";
import { exportBankLines, listBankLines } from "./list-lines.ts";
import { presentBank, presentBanks } from "./present.ts";
import { bankRow, bankRows, countArchived } from "./queries.ts";
import { archiveBank, createBank, depositInto, updateBank, withdrawFrom } from "./verbs/write-bank.ts";

export const bankRoutes = routes(pointsBankEndpoints, {
  "GET /points/pointsBanks": async (ctx, { query }) => {
    const [rows, archived] = await Promise.all([bankRows(ctx.db, query.archived ?? false), countArchived(ctx.db)]);
    return { results: await presentBanks(ctx, rows), archived };
  },
  "POST /points/pointsBanks": (ctx, { body }) => createBank(ctx, body),
  "GET /points/pointsBanks/{id}": async (ctx, { params }) => presentBank(ctx, await bankRow(ctx.db, params.id)),
  "PATCH /points/pointsBanks/{id}": (ctx, { params, body }) => updateBank(ctx, params.id, body),
  "POST /points/pointsBanks/{id}/deposit": (ctx, { params, body }) => depositInto(ctx, params.id, body),
  "POST /points/pointsBanks/{id}/withdraw": (ctx, { params, body }) => withdrawFrom(ctx, params.id, body),
  "POST /points/pointsBanks/{id}/archive": (ctx, { params }) => archiveBank(ctx, params.id),
  "GET /points/pointsBanks/{id}/balances": (ctx, { params, query }) => listBalances(ctx, params.id, Number(query.days)),
  "GET /points/pointsBanks/{id}/transactions": (ctx, { params, query }) => listBankLines(ctx, params.id, query),
  "GET /points/pointsBanks/{id}/transactions/export": async (ctx, { params }) =>
    (await exportBankLines(ctx, params.id)) as never,
});
