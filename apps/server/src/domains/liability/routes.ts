import { liabilityEndpoints } from "@plaudit/api/liability.ts";
import { routes } from "../../routes.ts";
import { exportLiability } from "./export-liability.ts";
import { showLiability } from "./show-liability.ts";

export const liabilityRoutes = routes(liabilityEndpoints, {
  "GET /points/liabilities": (ctx) => showLiability(ctx),
  "GET /points/liabilities/export": async (ctx) => (await exportLiability(ctx)) as never,
});
