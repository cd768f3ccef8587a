import { readdirSync } from "node:fs";
import { appScreens } from "@plaudit/i18n/app-screens.ts";
import { firstChunks, ownStores } from "@plaudit/ui/app/first-chunks.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstTexts } from "./src/lib/first-texts.ts";

const source = (file: string) => `${import.meta.dirname}/src/${file}`;
const lists = ["members.tsx", "teams.tsx", "team.tsx"];
const others = readdirSync(source("routes")).filter((file) => !lists.includes(file));
/** What is around every screen or in others than long lists too, then what these have in common. */
const groups = firstChunks(
  {
    frame: [source("main.tsx")],
    list: [source("routes/members.tsx")],
    other: others.map((file) => source(`routes/${file}`)),
  },
  {
    frame: (neededBy) => neededBy("frame") || (neededBy("list") && neededBy("other")),
    list: (neededBy) => neededBy("list"),
  },
  /\/src\/main\.tsx$|\/admin\/src\/(routes\/members|features\/member\/(?!screens))/,
);

export default defineConfig({
  base: "/admin/",
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    appScreens("/admin", {
      admin: {
        routes: "src/routes",
        texts: firstTexts,
        early: ["/identity/tenantMembers/me", "/apps"],
      },
    }),
  ],
  resolve: { alias: ownStores },
  build: {
    manifest: true,
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    target: "es2023",
    // A first load names every chunk that may be wanted later; the manifest knows what each is called.
    rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames: "assets/[hash].js" } },
  },
});
