import { appScreens } from "@plaudit/i18n/app-screens.ts";
import { firstChunks, ownStores } from "@plaudit/ui/app/first-chunks.ts";
import { laterFiles } from "@plaudit/ui/app/later-files.ts";
import { leanRouter } from "@plaudit/ui/app/lean-router.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { homeSheet } from "./home-sheet.ts";
import { offlineFiles } from "./offline-files.ts";
import { serviceWorker } from "./service-worker.ts";
import { firstAuthTexts, firstTexts, laterTexts } from "./src/lib/first-texts.ts";

const source = (file: string) => `${import.meta.dirname}/src/${file}`;
/**
 * What both documents need before their usual first screen is drawn, then what one of them needs. The entry stays by
 * itself: it waits for the app, which would wait for the chunk that contains the entry. So do the two apps with their
 * sheets: a chunk brings its sheet wherever one of its modules is wanted, and of two on a page the later one would win.
 */
const homeFiles = ["src/main.tsx", "src/member-app.tsx", "src/routes/home.tsx"];
const groups = firstChunks(
  {
    auth: [source("main.tsx"), source("auth-app.tsx"), source("routes/sign-in/login.tsx")],
    home: [source("main.tsx"), source("member-app.tsx"), source("routes/home.tsx")],
  },
  {
    base: (neededBy) => neededBy("auth") && neededBy("home"),
    auth: (neededBy) => neededBy("auth"),
    home: (neededBy) => neededBy("home"),
  },
  /\/src\/(main|auth-app|member-app)\.tsx$/,
);

/**
 * What the first screen runs is compiled while it arrives, off the main thread, not function by function when each is
 * first called (V8's explicit compile hints). The hint is the file's first line or none.
 */
const compiledAtOnce = (names: readonly string[]): Plugin => ({
  name: "compiled-at-once",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk" && names.includes(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});

export default defineConfig({
  base: "/",
  plugins: [
    react({ compiler: { compilationMode: "annotation" } }),
    homeSheet(homeFiles.map((file) => `${import.meta.dirname}/${file}`)),
    tailwindcss({ optimize: false }),
    leanRouter(),
    appScreens("", {
      member: {
        entry: "src/member-app.tsx",
        routes: "src/routes",
        texts: firstTexts,
        later: laterTexts,
        usual: { id: "home", files: homeFiles, sheet: "src/home-sheet.ts" },
        sheet: "src/member-sheet.ts",
        early: ["/identity/tenantMembers/me", "/apps"],
      },
      auth: { entry: "src/auth-app.tsx", routes: "src/routes/sign-in", texts: firstAuthTexts },
    }),
    serviceWorker(),
    offlineFiles([source("routes/home.tsx"), source("routes/recognition-send.tsx")]),
    laterFiles(
      ["base", "home", "member-app", "member.first"],
      [source("features/celebration/components/coming-panel.tsx")],
    ),
    compiledAtOnce(["react", "framework", "base", "home"]),
  ],
  resolve: { alias: ownStores },
  build: {
    // The CSP allows no inline fonts.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    manifest: true,
    target: "es2023",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // A first load names every chunk that may be wanted later; the manifest knows what each is called.
    rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames: "assets/[hash].js" } },
  },
});
