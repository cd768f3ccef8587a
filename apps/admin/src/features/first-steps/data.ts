import { type Answer, api } from "@plaudit/api/client.ts";
import type { Permission } from "@plaudit/api/permissions.ts";
import { setAnswer, useApps, useQuery } from "@plaudit/api/react";
import { stands } from "../../lib/menu.ts";

type Done = Answer<"GET /identity/firstSteps">["done"];
export interface Step {
  id: keyof Done;
  to: string;
  /** In the member app. */
  outside?: boolean;
  /** What it usually takes. */
  minutes: number;
  done: boolean;
}
interface Plan extends Omit<Step, "done"> {
  /** The area that has to stand; what is in the member app needs none. */
  area?: string;
  permission: Permission;
}
/** From empty to the first recognition; nobody hears of it before the last one. */
const plan: Plan[] = [
  { id: "brand", to: "/customize", area: "/customize", minutes: 5, permission: "tenant:edit" },
  { id: "values", to: "/values", area: "/values", minutes: 10, permission: "value:create" },
  { id: "people", to: "/manage/users", area: "/manage/users", minutes: 10, permission: "identity:browse" },
  { id: "recognition", to: "/recognition/send", outside: true, minutes: 2, permission: "recognition:create" },
  {
    id: "screen",
    to: "/integrations/plaudit-tvs",
    area: "/integrations/plaudit-tvs",
    minutes: 5,
    permission: "tv:browse",
  },
  { id: "welcome", to: "/manage/users", area: "/manage/users", minutes: 3, permission: "identity:browse" },
];

/** What there is to do in a new tenant, as it stands; `open` while something is left and nobody has put it away. */
export function useFirstSteps() {
  const { ready, may } = useApps();
  const asks = ready && may("tenant:edit");
  const { data, error } = useQuery("GET /identity/firstSteps", asks ? undefined : null);
  const steps = plan
    .filter(({ area, permission }) => may(permission) && (!area || stands(area)))
    .map(({ area: _, permission: __, ...step }): Step => ({ ...step, done: data?.done[step.id] ?? false }));
  return {
    steps,
    /** Whether it is known if they are open. */
    ready: ready && (!asks || data !== undefined || error !== undefined),
    open: data !== undefined && !data.dismissed && steps.some((step) => !step.done),
    dismiss: async () => {
      await api("PUT /identity/firstSteps/dismissal");
      if (data) await setAnswer("GET /identity/firstSteps", undefined as never, { ...data, dismissed: true });
    },
  };
}
