import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { quotedKeys, shownKeys, splitTexts, type TextTree } from "./first-keys.ts";
import { firstModules } from "./first-modules.ts";
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
  /** Its usual first screen, and the files that this one begins with: what only others show of `texts` comes after it. Its style sheet holds what those files draw. */
  usual?: { id: string; files: readonly string[]; sheet: string };
  /** What imports the style sheet of all other screens, where the usual one has its own. */
  sheet?: string;
  /** GET paths under `/api` that every screen requests. */
  early?: readonly string[];
}
type Texts = TextTree & { screens?: Record<string, { menu?: string }>; feed?: TextTree };

const locales = join(import.meta.dirname, "../locales");
/** Groups that the server alone reads: of the log, of notifications and of refusals. */
const ofServer = ["audit", "notification", "notificationKind", "notificationMail", "refusal", "subject"];
const shownOf = (json: string) =>
  Object.fromEntries(Object.entries(JSON.parse(json)).filter(([group]) => !ofServer.includes(group))) as Texts;
const read = (language: string, namespace: string) =>
  shownOf(readFileSync(join(locales, language, `${namespace}.json`), "utf8"));
const menus = ({ screens = {} }: Texts, ids: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(screens).flatMap(([id, { menu }]) => (menu && ids.has(id) ? [[id, { menu }]] : [])),
  );

/**
 * Builds from `src/screens.ts`: `plaudit:texts/<document>/<language>`, the texts of a first screen, the menus and the feed, with what loads the rest of them, which knows what loads each whole namespace that the document may need in that language; and `.vite/screens.json`, from which the
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
  const partOf = (part: "first" | "rest") => (document: string, language: string) =>
    join(locales, language, `${document}.${part}.js`);
  const textsId = partOf("first");
  const restId = partOf("rest");
  const keyOf = (file: string) => relative(root, file);
  return {
    name: "app-screens",
    enforce: "pre",
    // The development server scans for packages before it asks any plugin.
    config: () => ({
      optimizeDeps: {
        exclude: Object.keys(documents).flatMap((document) =>
          languages.flatMap((one) => [`plaudit:texts/${document}/${one}`, `plaudit:texts/${document}/${one}/rest`]),
        ),
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      const [, document, language, rest] = /^plaudit:texts\/(\w+)\/(\w+)(\/rest)?$/.exec(id) ?? [];
      if (document && language) return (rest ? restId : textsId)(document, language);
      // The development server resolves the returned id again.
      return id.startsWith(locales) && /\.(first|rest)\.js$/.test(id) ? id : null;
    },
    async load(id) {
      const language = languages.find((one) => id.startsWith(join(locales, one)));
      const document = Object.keys(documents).find(
        (name) => language && [textsId(name, language), restId(name, language)].includes(id),
      );
      if (!language || !document) return null;
      const { usual, texts: wholes = [], later: named = [] } = documents[document] ?? {};
      const screens = await screensOf(document);
      const own = screens.flatMap((screen) => screen.texts);
      const whole = new Set<string>(wholes);
      const selected = usual && shownKeys(firstModules(usual.files.map((file) => join(root, file))).values());
      const part = (namespace: string) => {
        this.addWatchFile(join(locales, language, `${namespace}.json`));
        const { screens: _, ...all } = read(language, namespace);
        if (!whole.has(namespace)) return splitTexts({ feed: all.feed ?? {} }, new Set(["feed.type"]));
        if (!selected) return { first: all, rest: {} };
        return splitTexts(all, new Set([...selected, ...quotedKeys(JSON.stringify(all))]));
      };
      // Those of the first screen once more, with their help, where there are screens that have one.
      const later = own.length > 0 ? [...whole, ...own, ...named] : [];
      const loads = [...new Set(later)].map((namespace) => {
        const file = JSON.stringify(join(locales, language, `${namespace}.json`));
        return `${JSON.stringify(namespace)}: () => import(${file}).then((own) => own.default)`;
      });
      const namespaces = `{ ${loads.join(", ")} }`;
      const shown = [...new Set([...whole, ...screens.map((screen) => screen.texts[0] ?? "")])];
      if (id === restId(document, language)) {
        const texts = Object.fromEntries(shown.map((namespace) => [namespace, part(namespace).rest]));
        return `export const texts = ${JSON.stringify(texts)};\nexport const namespaces = ${namespaces};`;
      }
      const ids = new Set(screens.flatMap(({ id, ways = {} }) => [id, ...Object.keys(ways)]));
      const texts = Object.fromEntries(
        shown.map((namespace) => [
          namespace,
          { ...part(namespace).first, screens: menus(read(language, namespace), ids) },
        ]),
      );
      const rest = usual
        ? `import("plaudit:texts/${document}/${language}/rest")`
        : `Promise.resolve({ texts: {}, namespaces: ${namespaces} })`;
      return `export const texts = ${JSON.stringify(texts)};\nexport const rest = () => ${rest};`;
    },
    transform(code, id) {
      if (id.startsWith(locales) && id.endsWith(".json")) return { code: JSON.stringify(shownOf(code)), map: null };
    },
    async generateBundle() {
      const pages: object[] = [];
      for (const [name, { entry, routes, texts, usual, sheet, early = [] }] of Object.entries(documents)) {
        const first = [...(entry ? [entry] : []), keyOf(textsId(name, "{lang}"))];
        const rest = usual ? [keyOf(restId(name, "{lang}"))] : [];
        if (sheet) rest.push(sheet);
        for (const { id, path, module = id, skeleton, ...screen } of await screensOf(name))
          pages.push({
            id,
            texts: screen.texts,
            path: `${base}${path}`,
            chunks: [
              ...first,
              ...(id === usual?.id ? [usual.sheet] : rest),
              ...screen.texts
                .filter((namespace) => !texts.includes(namespace as Namespace))
                .map((namespace) => keyOf(join(locales, "{lang}", `${namespace}.json`))),
              `${routes}/${module}.tsx`,
            ],
            early: [...early, ...(screen.early ?? [])],
            skeleton,
          });
        if (name === main) pages.push({ path: "*", chunks: [...first, ...rest], early });
      }
      const depth = ({ path }: { path?: string }) => (path === "*" ? 2 : path?.includes(":") ? 1 : 0);
      const source = JSON.stringify(pages.toSorted((a, b) => depth(a) - depth(b)));
      this.emitFile({ type: "asset", fileName: ".vite/screens.json", source });
    },
  };
}
