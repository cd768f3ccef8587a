import { refinementEndpoints } from "@plaudit/api/refinement.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { refineMessage } from "./verbs/refine-message.ts";
import { undoRefinement } from "./verbs/undo-refinement.ts";

export const refinementRoutes = routes(refinementEndpoints, {
  "GET /refinement/service": ({ services }) => ({ host: services.refiner.host }),
  "POST /refinement/refinements": (ctx, { body }) => refineMessage(ctx, body),
  "DELETE /refinement/refinements/{id}": (ctx, { params }) => done(undoRefinement(ctx, params.id)),
});
