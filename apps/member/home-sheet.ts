import { firstModules } from "@plaudit/i18n/first-modules.ts";
import type { Plugin } from "vite";

/** Names the modules of the home screen as sources of its style sheet, before Tailwind reads it. */
export const homeSheet = (screen: readonly string[]): Plugin => ({
  name: "home-sheet",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/home\.css$/ },
    handler: (code) =>
      `${code}\n${[...firstModules(screen).keys()].map((file) => `@source ${JSON.stringify(file)};`).join("\n")}`,
  },
});
