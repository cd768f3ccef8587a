import { anyone, definePolicy, may } from "../../policy.ts";

export const tenantPolicy = definePolicy<null>()("tenant", { view: anyone, edit: may("tenant:edit") });
