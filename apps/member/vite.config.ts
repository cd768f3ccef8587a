import { appScreens } from "@plaudit/i18n/app-screens.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { offlineFiles } from "./offline-files.ts";
import { serviceWorker } from "./service-worker.ts";
import { firstAuthTexts, firstTexts } from "./src/lib/first-texts.ts";

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}
const source = (file: string) => `${import.meta.dirname}/src/${file}`;
/** What each of the two documents needs before its usual first screen is drawn. */
const first = {
  auth: [source("main.tsx"), source("auth-app.tsx"), source("routes/sign-in/login.tsx")],
  home: [source("main.tsx"), source("member-app.tsx"), source("routes/home.tsx")],
};

/** Modules that these import, however far down; not what they load later. */
function reach(graph: Graph, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  for (const entry of entries) walk(entry);
  return found;
}

let sets: { auth: Set<string>; home: Set<string> } | undefined;
/**
 * The entry stays by itself: it waits for the app, which would wait for the chunk that contains the entry. So do the
 * two apps with their sheets: a chunk brings its sheet wherever one of its modules is wanted, and of two on a page the
 * later one would win.
 */
const ours = (id: string) => !/\.(json|css)$|\/locales\/|\/src\/(main|auth-app|member-app)\.tsx$/.test(id);

/** Few chunks for a first screen: what both documents need, then what one of them needs. */
const chunkOf = (wanted: "base" | "auth" | "home") => (id: string, graph: Graph) => {
  sets ??= { auth: reach(graph, first.auth), home: reach(graph, first.home) };
  const [inAuth, inHome] = [sets.auth.has(id), sets.home.has(id)];
  const found = inAuth && inHome ? "base" : inAuth ? "auth" : inHome ? "home" : null;
  return ours(id) && found === wanted ? wanted : null;
};

/** Those that outlive most releases are apart, so that a new one loads little. */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: "framework", test: /node_modules\/(react-router|swr|dequal|use-sync-external-store|cookie)\//, priority: 4 },
  { name: chunkOf("base"), priority: 3 },
  { name: chunkOf("auth"), priority: 2 },
  { name: chunkOf("home"), priority: 1 },
];

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
    tailwindcss({ optimize: false }),
    appScreens("", {
      member: {
        entry: "src/member-app.tsx",
        routes: "src/routes",
        texts: firstTexts,
        // Of the console's log.
        without: ["audit"],
        early: ["/identity/tenantMembers/me", "/apps"],
      },
      auth: { entry: "src/auth-app.tsx", routes: "src/routes/sign-in", texts: firstAuthTexts },
    }),
    serviceWorker(),
    offlineFiles([source("routes/home.tsx"), source("routes/recognition-send.tsx")]),
    compiledAtOnce(["react", "framework", "base", "home"]),
  ],
  build: {
    // The CSP allows no inline fonts.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    manifest: true,
    target: "es2023",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
