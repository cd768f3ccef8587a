import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { languages } from "./index.ts";
import type { Namespace } from "./resources.ts";

interface Screen {
  id: string;
  path: string;
  module?: string;
  texts: readonly string[];
  document?: string;
  early?: readonly string[];
  skeleton?: string;
  ways?: Record<string, unknown>;
}
interface Document {
  /** Loaded on every screen, and the folder with the routes. */
  entry?: string;
  routes: string;
  /** Namespaces that its first screen has whole. */
  texts: readonly Namespace[];
  /** Namespaces that are loaded later by no screen's name. */
  later?: readonly Namespace[];
  /** GET paths under `/api` that every screen requests. */
  early?: readonly string[];
}
type Texts = Record<string, unknown> & { screens?: Record<string, { menu?: string }>; feed?: object };

const locales = join(import.meta.dirname, "../locales");
/** Groups that the server alone reads: of the log, of notifications and of refusals. */
const ofServer = ["audit", "notification", "notificationKind", "refusal", "subject"];
const shownOf = (json: string) =>
  Object.fromEntries(Object.entries(JSON.parse(json)).filter(([group]) => !ofServer.includes(group))) as Texts;
const read = (language: string, namespace: string) =>
  shownOf(readFileSync(join(locales, language, `${namespace}.json`), "utf8"));
const menus = ({ screens = {} }: Texts, ids: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(screens).flatMap(([id, { menu }]) => (menu && ids.has(id) ? [[id, { menu }]] : [])),
  );

/**
 * Builds from `src/screens.ts`: `plaudit:texts/<document>/<language>`, the texts of a first screen, the menus and the feed, with what loads each whole namespace that the document may need in that language; and `.vite/screens.json`, from which the
 * edge knows what each page needs before its code can request it. The first document is that of all screens that name none.
 */
export function appScreens(base: string, documents: Record<string, Document>): Plugin {
  let root = "";
  let found: Promise<Screen[]> | undefined;
  const [main = ""] = Object.keys(documents);
  const screensOf = (document: string) => {
    const list = join(root, "src/screens.ts");
    found ??= existsSync(list)
      ? runnerImport<{ screens: Screen[] }>(list, { root, configFile: false }).then(({ module }) => module.screens)
      : Promise.resolve([]);
    return found.then((screens) => screens.filter((screen) => (screen.document ?? main) === document));
  };
  const textsId = (document: string, language: string) => join(locales, language, `${document}.first.js`);
  const keyOf = (file: string) => relative(root, file);
  return {
    name: "app-screens",
    enforce: "pre",
    // The development server scans for packages before it asks any plugin.
    config: () => ({
      optimizeDeps: {
        exclude: Object.keys(documents).flatMap((document) =>
          languages.map((one) => `plaudit:texts/${document}/${one}`),
        ),
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      const [, document, language] = /^plaudit:texts\/(\w+)\/(\w+)$/.exec(id) ?? [];
      if (document && language) return textsId(document, language);
      // The development server resolves the returned id again.
      return id.startsWith(locales) && id.endsWith(".first.js") ? id : null;
    },
    async load(id) {
      const language = languages.find((one) => id.startsWith(join(locales, one)));
      const document = Object.keys(documents).find((name) => language && id === textsId(name, language));
      if (!language || !document) return null;
      const whole = new Set<string>(documents[document]?.texts);
      const screens = await screensOf(document);
      const ids = new Set(screens.flatMap(({ id, ways = {} }) => [id, ...Object.keys(ways)]));
      const texts: Record<string, unknown> = {};
      for (const namespace of new Set([...whole, ...screens.map((screen) => screen.texts[0] ?? "")])) {
        this.addWatchFile(join(locales, language, `${namespace}.json`));
        const all = read(language, namespace);
        const shown = menus(all, ids);
        texts[namespace] = { ...(whole.has(namespace) ? all : { feed: all.feed }), screens: shown };
      }
      const own = screens.flatMap((screen) => screen.texts);
      // Those of the first screen once more, with their help, where there are screens that have one.
      const later = own.length > 0 ? [...whole, ...own, ...(documents[document]?.later ?? [])] : [];
      const loads = [...new Set(later)].map((namespace) => {
        const file = JSON.stringify(join(locales, language, `${namespace}.json`));
        return `${JSON.stringify(namespace)}: () => import(${file}).then((own) => own.default)`;
      });
      return `export const texts = ${JSON.stringify(texts)};\nexport const namespaces = { ${loads.join(", ")} };`;
    },
    transform(code, id) {
      if (id.startsWith(locales) && id.endsWith(".json")) return { code: JSON.stringify(shownOf(code)), map: null };
    },
    async generateBundle() {
      const pages: object[] = [];
      for (const [name, { entry, routes, texts, early = [] }] of Object.entries(documents)) {
        const first = [...(entry ? [entry] : []), keyOf(textsId(name, "{lang}"))];
        for (const { id, path, module = id, skeleton, ...screen } of await screensOf(name))
          pages.push({
            id,
            texts: screen.texts,
            path: `${base}${path}`,
            chunks: [
              ...first,
              ...screen.texts
                .filter((namespace) => !texts.includes(namespace as Namespace))
                .map((namespace) => keyOf(join(locales, "{lang}", `${namespace}.json`))),
              `${routes}/${module}.tsx`,
            ],
            early: [...early, ...(screen.early ?? [])],
            skeleton,
          });
        if (name === main) pages.push({ path: "*", chunks: first, early });
      }
      const depth = ({ path }: { path?: string }) => (path === "*" ? 2 : path?.includes(":") ? 1 : 0);
      const source = JSON.stringify(pages.toSorted((a, b) => depth(a) - depth(b)));
      this.emitFile({ type: "asset", fileName: ".vite/screens.json", source });
    },
  };
}
