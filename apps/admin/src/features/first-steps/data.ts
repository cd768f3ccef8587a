import { type Answer, api } from "@plaudit/api/client.ts";
import type { Permission } from "@plaudit/api/permissions.ts";
import { setAnswer, useApps, useQuery } from "@plaudit/api/react";
import { screens } from "../../screens.ts";

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
  order: number;
  permission: Permission;
}
/** From empty to the first recognition, which is written in the member app; nobody is notified before the last step. */
const plan: Plan[] = [
  ...screens.flatMap(({ path, firstSteps = {} }) =>
    Object.entries(firstSteps).map(([id, step]) => ({ ...step, id: id as keyof Done, to: path })),
  ),
  {
    id: "recognition" as const,
    to: "/recognition/send",
    outside: true,
    order: 4,
    minutes: 2,
    permission: "recognition:create" as const,
  },
].toSorted((a, b) => a.order - b.order);

/** The first steps of a new tenant and which are done; `open` while one is left and nobody has hidden the list. */
export function useFirstSteps() {
  const { ready, may } = useApps();
  const asks = ready && may("tenant:edit");
  const { data, error } = useQuery("GET /identity/firstSteps", asks ? undefined : null);
  const steps = plan
    .filter(({ permission }) => may(permission))
    .map(({ order: _, permission: __, ...step }): Step => ({ ...step, done: data?.done[step.id] ?? false }));
  return {
    steps,
    /** Whether it is known if they are open. */
    ready: ready && (!asks || data !== undefined || error !== undefined),
    open: data !== undefined && !data.dismissed && steps.some((step) => !step.done),
    dismiss: async () => {
      await api("PUT /identity/firstSteps/dismissal");
      if (data) await setAnswer("GET /identity/firstSteps", undefined, { ...data, dismissed: true });
    },
  };
}
