import type { Domain } from "../../domain.ts";
import { demoLiability } from "./demo.ts";
import { liabilityRoutes } from "./routes.ts";
import { countLiability } from "./verbs/count-liability.ts";

export const liability: Domain = {
  name: "liability",
  routes: liabilityRoutes,
  jobs: { "liability.count": countLiability },
  log: { texts: "liability", audit: { liability: ["export"] } },
  demo: demoLiability,
};
