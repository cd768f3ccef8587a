import type { Registered } from "../../domain.ts";
import type { Jobs } from "../../jobs/context.ts";
import { sealAll } from "./verbs/seal-rows.ts";

export const auditJobs = ({ sealed }: Pick<Registered, "sealed">): Jobs => ({ "audit.seal": sealAll(sealed) });
