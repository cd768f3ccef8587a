import type { Domain } from "../../domain.ts";
import { refinementErasure } from "./erasure.ts";
import { refinementPersonalData } from "./personal-data.ts";
import { refinementRoutes } from "./routes.ts";

export const refinement: Domain = {
  name: "refinement",
  routes: refinementRoutes,
  personalData: refinementPersonalData,
  erasure: refinementErasure,
};
