import { type Answer, api } from "@plaudit/api/client.ts";
import type { Permission } from "@plaudit/api/permissions.ts";
import { setAnswer, useApps, useQuery } from "@plaudit/api/react";
import { screens } from "../../screens.ts";

export type Today = Answer<"GET /identity/today">;
type Done = NonNullable<Today["firstSteps"]>;
export interface Step {
  id: keyof Done;
  to: string;
  /** In the member app. */
  outside?: boolean;
  /** What it usually takes. */
  minutes: number;
  done: boolean;
}
/** In the order in which they are best taken: words alone are enough to begin, and nobody is notified before the last step. */
const parts = {
  place: ["brand", "values", "people"],
  points: ["worth", "allocation", "gifts", "rewards"],
  year: ["award", "celebrations", "screen"],
  begin: ["recognition", "welcome"],
} as const satisfies Record<string, readonly Step["id"][]>;
export type PartId = keyof typeof parts;
export interface Part {
  id: PartId;
  steps: Step[];
}

type Plan = Pick<Step, "to" | "outside" | "minutes"> & { permission: Permission };
const plan = new Map<string, Plan>([
  ...screens.flatMap(({ path, firstSteps = {} }) =>
    Object.entries(firstSteps).map(([id, step]): [string, Plan] => [id, { ...step, to: path }]),
  ),
  ["recognition", { to: "/recognition/send", outside: true, minutes: 2, permission: "recognition:create" }],
]);

/** The parts of the first steps, as far as this person may take them; null where none is left, or they are dismissed. */
export function usePartsOf(done: Done | null): Part[] | null {
  const { may, has } = useApps();
  if (!done) return null;
  const stepsOf = (ids: readonly Step["id"][]) =>
    ids.flatMap((id): Step[] => {
      const step = plan.get(id);
      if (!step || !may(step.permission)) return [];
      const { permission: _, ...rest } = step;
      return [{ ...rest, id, done: done[id] }];
    });
  const shown = (Object.entries(parts) as [PartId, readonly Step["id"][]][])
    .filter(([id]) => id !== "points" || has("points"))
    .map(([id, ids]): Part => ({ id, steps: stepsOf(ids) }))
    .filter(({ steps }) => steps.length > 0);
  return shown.some(({ steps }) => steps.some((step) => !step.done)) ? shown : null;
}

export const useToday = () => useQuery("GET /identity/today", undefined);
export async function dismissFirstSteps(today: Today): Promise<void> {
  await api("PUT /identity/firstSteps/dismissal");
  await setAnswer("GET /identity/today", undefined, { ...today, firstSteps: null });
}
