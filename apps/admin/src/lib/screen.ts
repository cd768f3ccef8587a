import type { Answer } from "@plaudit/api/client.ts";
import type { Feature, Permission } from "@plaudit/api/permissions.ts";
import type { Namespace } from "@plaudit/i18n/resources.ts";
import type { ScreenData } from "@plaudit/ui/app/screen.ts";

type FirstStep = keyof NonNullable<Answer<"GET /identity/today">["firstSteps"]>;

/** The groups of the menu in their order; the first has no heading. */
export const groups = ["today", "people", "platform", "points", "engagement", "tools"] as const;

/** One screen of the console. A feature exports its own as `screens` in its `screens.ts`; `src/screens.ts` collects them. */
export interface Screen extends ScreenData {
  /** Without it the screen does not exist; null opens it to everybody in the console. */
  permission: Permission | null;
  /** A company without it has no such screen. */
  feature?: Feature;
  /** Its namespaces; `screens.<id>` of the first has its menu label and its help. */
  texts: readonly [Namespace, ...Namespace[]];
  menu?: { group: (typeof groups)[number]; order: number };
  /** The screen whose menu entry is current while this one is open, if its path does not start with that one's. */
  section?: string;
  /** Offered by the command menu without being in the menu; `add` begins something new. */
  command?: "open" | "add";
  /** Another way in that the command menu offers, by its id. */
  ways?: Record<string, { search: string; permission: Permission; command: "open" | "add" }>;
  /** First steps of a new tenant on this screen; `minutes` they usually take. */
  firstSteps?: Partial<Record<FirstStep, { minutes: number; permission: Permission }>>;
}

export const defineScreens = <const Screens extends Record<string, Screen>>(screens: Screens) => screens;

/** The path of each screen by its id; every feature's `screens.ts` adds its own. */
export interface Paths {
  today: "/";
}
