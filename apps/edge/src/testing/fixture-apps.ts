import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compressDist } from "../build/compress.ts";

const html = (base: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <!--plaudit:head-->
    <script type="module" crossorigin src="${base}assets/main-A1.js"></script>
    <link rel="modulepreload" crossorigin href="${base}assets/react-B2.js">
    <link rel="stylesheet" crossorigin href="${base}assets/main-C3.css">
  </head>
  <body>
    <div id="root"><!--plaudit:shell--></div>
  </body>
</html>
`;

const manifest = {
  "index.html": { file: "assets/main-A1.js", isEntry: true, imports: ["_react.js"], css: ["assets/main-C3.css"] },
  "_react.js": { file: "assets/react-B2.js" },
  "_feed.js": { file: "assets/feed-F6.js", imports: ["_react.js"] },
  "src/routes/home.tsx": {
    file: "assets/home-D4.js",
    imports: ["index.html", "_feed.js"],
    css: ["assets/home-G7.css"],
  },
  "src/locale/fr.ts": { file: "assets/fr-E5.js", isDynamicEntry: true },
  "src/locale/en.ts": { file: "assets/en-E5.js", isDynamicEntry: true },
};

const first = ["src/locale/{lang}.ts"];
const screens = [
  {
    path: "/home",
    chunks: [...first, "src/routes/home.tsx"],
    early: ["/timeline/items?pageSize=20"],
    skeleton: "home",
  },
  { path: "*", chunks: first, early: ["/apps"] },
];

/** What `vite build` leaves of the three apps, as small as it can be. */
export async function fixtureApps(): Promise<{ appsDir: string; remove(): Promise<void> }> {
  const appsDir = await mkdtemp(join(tmpdir(), "plaudit-edge-"));
  for (const [app, base] of [
    ["member", "/"],
    ["admin", "/admin/"],
    ["tv", "/tv/"],
  ] as const) {
    const files: Record<string, string> = {
      "index.html": html(base),
      ".vite/manifest.json": JSON.stringify(manifest),
      ".vite/screens.json": JSON.stringify(screens),
      "assets/main-A1.js": `console.log("${app}");\n`.repeat(100),
      "assets/main-A1.js.map": "{}",
      "assets/main-C3.css": "body{color:red}",
      "assets/font-D4.woff2": "font",
      "sw.js": `self.app="${app}"`,
    };
    for (const [name, text] of Object.entries(files)) {
      const path = join(appsDir, app, "dist", name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    await compressDist(join(appsDir, app, "dist"));
  }
  return { appsDir, remove: () => rm(appsDir, { recursive: true, force: true }) };
}
