import { expect, test } from "vitest";
import { screenPreload, type ViteManifest } from "./vite-manifest.ts";

const fonts = [
  "figtree-latin-BavKpmyz",
  "figtree-latin-ext-DWslwz6j",
  "fraunces-latin-zPZUu78Y",
  "noto-sans-arabic-q-1XB4CT",
];
const manifest: ViteManifest = {
  "index.html": { file: "assets/index-A1.js", isEntry: true },
  "src/member-app.tsx": {
    file: "assets/member-app-B2.js",
    css: ["assets/member-app-C3.css"],
    assets: [...fonts.map((name) => `assets/${name}.woff2`), "assets/drawing-D4.svg"],
    imports: ["index.html"],
  },
  "src/home-sheet.ts": { file: "assets/home-sheet-E5.css" },
};
const fontsIn = (locale: "en" | "fr" | "ar") => screenPreload(manifest, ["src/member-app.tsx"], locale).fonts;

test("a page preloads the fonts of its own first texts, and no others", () => {
  const latin = ["assets/figtree-latin-BavKpmyz.woff2", "assets/fraunces-latin-zPZUu78Y.woff2"];
  expect(fontsIn("en")).toEqual(latin);
  expect(fontsIn("fr")).toEqual(latin);
  expect(fontsIn("ar")).toEqual(["assets/noto-sans-arabic-q-1XB4CT.woff2"]);
});

test("a module that is a style sheet and nothing else is linked as one", () => {
  expect(screenPreload(manifest, ["src/home-sheet.ts"], "en")).toEqual({
    modules: [],
    styles: ["assets/home-sheet-E5.css"],
    fonts: [],
  });
});

test("what the entry loads itself is not preloaded", () => {
  expect(screenPreload(manifest, ["src/member-app.tsx"], "en")).toMatchObject({
    modules: ["assets/member-app-B2.js"],
    styles: ["assets/member-app-C3.css"],
  });
});
