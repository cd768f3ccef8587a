import type { Plugin } from "vite";

const changes: Record<string, readonly [RegExp, string][]> = {
  // Links that say nothing of prefetching never draw what framework mode would: the manifest, its data and its modules.
  "dom/lib.js": [
    [/React\$1\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g, "null"],
    [/^const (Form|NavLink|Link) = React\$1\.forwardRef\(/gm, "const $1 = /* @__PURE__ */ React$$1.forwardRef("],
    [/^(Form|ScrollRestoration|HistoryRouter|Link|NavLink)\.displayName = .*;$/gm, ""],
  ],
  "components.js": [[/= React\$1\.memo\(DataRoutes\)/g, "= /* @__PURE__ */ React$$1.memo(DataRoutes)"]],
};

/** For the build of an app: leaves out the halves of react-router that it does not use and that bundlers cannot tell from the others. */
export const leanRouter = (): Plugin => ({
  name: "lean-router",
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/(dom\/lib|components)\.js$/ },
    handler(code, id) {
      const found = Object.entries(changes).find(([file]) => id.endsWith(`/lib/${file}`))?.[1] ?? [];
      return found.reduce((text, [from, to]) => {
        if (text.search(from) < 0) this.error(`${id} has no ${from} any more`);
        return text.replace(from, to);
      }, code);
    },
  },
});
