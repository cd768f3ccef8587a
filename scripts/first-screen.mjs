// What a first screen loads, from the manifests of the built apps and the lists of their screens by which the edge preloads.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { screenAt } from "../apps/edge/src/early.ts";
import { root } from "./setup.mjs";

const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

function collect(manifest, key, found) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}, which the edge would preload`);
  if (found.keys.has(key)) return;
  found.keys.add(key);
  if (chunk.file.endsWith(".css")) found.css.add(chunk.file);
  if (chunk.file.endsWith(".js")) found.js.set(chunk.file, chunk.name ?? key);
  for (const file of chunk.css ?? []) found.css.add(file);
  for (const next of chunk.imports ?? []) collect(manifest, next, found);
}

/**
 * Bytes after gzip of the scripts and style sheets before a path's first screen is drawn, or of those that what it `opens` adds to it and to what is `beside` it; and of all fonts that a Latin page can load, with names from Reykjavík to İstanbul on it; and what a Vietnamese name adds to them.
 */
export function firstScreen({ app, path, beside = [], opens = [] }) {
  const dist = join(root, "apps", app, "dist");
  const manifestFile = join(dist, ".vite/manifest.json");
  if (!existsSync(manifestFile)) throw new Error(`apps/${app} is not built: npm run build -w @plaudit/${app}`);
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const found = { keys: new Set(), js: new Map(), css: new Set() };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) collect(manifest, key, found);
  const screens = JSON.parse(readFileSync(join(dist, ".vite/screens.json"), "utf8"));
  for (const key of screenAt(screens, path)?.chunks ?? []) collect(manifest, key.replace("{lang}", "en"), found);
  for (const key of beside) collect(manifest, key, found);
  if (opens.length > 0) {
    found.js.clear();
    found.css.clear();
  }
  for (const key of opens) collect(manifest, key, found);
  const sum = (files, size) => [...files].reduce((total, file) => total + size(join(dist, file)), 0);
  const fonts = (slices) =>
    sum(
      readdirSync(join(dist, "assets"))
        .filter((file) => new RegExp(`-(${slices})-[\\w-]{8}\\.woff2$`).test(file))
        .map((file) => join("assets", file)),
      (file) => statSync(file).size,
    );
  return {
    js: sum(found.js.keys(), gzipped),
    css: sum(found.css, gzipped),
    fonts: fonts("latin|latin-ext"),
    vietnamese: fonts("vietnamese"),
    files: [...found.js].map(([file, called]) => ({ file: `${file} ${called}`, bytes: gzipped(join(dist, file)) })),
  };
}

/** Everything that a chunk imports, sooner or later. */
function reach(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of [...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? [])])
    reach(manifest, next, seen);
  return seen;
}

/** Style sheets of one document of the member app that the other one would load too: two on a page would override each other. */
export function straySheets() {
  const manifest = JSON.parse(readFileSync(join(root, "apps/member/dist/.vite/manifest.json"), "utf8"));
  const stray = (owner, other) => {
    const sheets = (key) => [manifest[key].file, ...(manifest[key].css ?? [])].filter((file) => file.endsWith(".css"));
    const loaded = new Set([...reach(manifest, other)].flatMap(sheets));
    return owner.flatMap(sheets).filter((sheet) => loaded.has(sheet));
  };
  const auth = "src/auth-app.tsx";
  const member = "src/member-app.tsx";
  const ofMember = [member, "src/home-sheet.ts", "src/member-sheet.ts"];
  return [...stray([auth], member), ...stray(ofMember, auth)];
}

const panels = ["modal", "menu", "popover"].map((name) => `../../packages/ui/src/${name}-panel.tsx`);
/** Kilobytes of 1,000 bytes. */
export const budgets = [
  { name: "member home", app: "member", path: "/home", js: 155, css: 10, fonts: 60, vietnamese: 10 },
  { name: "members’ other screens", app: "member", path: "/culture", css: 14 },
  {
    name: "composer",
    app: "member",
    path: "/home",
    // Dialogs, menus and the search are opened by other things, too, and counted with none.
    beside: [...panels, "src/features/shell/people-search-panel.tsx"],
    opens: ["src/routes/recognition-send.tsx", "../../packages/ui/src/editor/message-editor.tsx"],
    js: 150,
  },
  { name: "sign-in", app: "member", path: "/", js: 108, css: 7, fonts: 60 },
  { name: "admin users", app: "admin", path: "/admin/manage/users", js: 205, fonts: 60 },
  { name: "TV", app: "tv", path: "/tv/watch/x", js: 112, fonts: 60 },
];
