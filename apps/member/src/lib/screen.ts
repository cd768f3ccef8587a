import type { Feature, Permission } from "@plaudit/api/permissions.ts";
import type { Namespace } from "@plaudit/i18n/resources.ts";
import type { ScreenData } from "@plaudit/ui/app/screen.ts";
import type { Icon } from "@plaudit/ui/icons.tsx";

/** One screen of members or of signing in. A feature exports its own as `screens` in its `screens.ts`; `src/screens.ts` collects them. */
export interface Screen extends ScreenData {
  /** Its namespaces; `screens.<id>` of the first has its menu label and its help. */
  texts: readonly [Namespace, ...Namespace[]];
  /** Signing in is a document of its own. */
  document?: "auth";
  /** Who may open a screen of signing in, where not everybody may. */
  guard?: "anonymous" | "user";
  /** A shorter address that leads to it. */
  short?: string;
  /** Drawn over the screen that was open. */
  overlay?: true;
  /** `may` (one of them is enough), `has` (the company uses it) and `managing` (somebody reports to the reader) leave its entry out for others. */
  menu?: {
    group: "main" | "personal";
    order: number;
    icon: Icon;
    may?: Permission | readonly Permission[];
    has?: Feature;
    managing?: true;
  };
  /** Its position in the navigation of the settings, labeled by its menu entry. */
  settings?: number;
  /** The screen whose menu entry is current while this one is open. */
  section?: string;
  /** The screen that its help leads on to. */
  next?: string;
}

export const defineScreens = <const Screens extends Record<string, Screen>>(screens: Screens) => screens;

/** The path of each screen by its id; every feature's `screens.ts` adds its own. */
export interface Paths {
  login: "/";
}
