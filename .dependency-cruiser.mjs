/** The house's boundaries as data; every one is an error and none has exceptions. */
const apps = ["member", "admin", "tv", "edge", "server"];
const others = (app) => `^apps/(?!${app}/)`;
/** As `.dockerignore` has it. */
const tests = "/(test|testing|fixtures)/|\\.test\\.ts$|/test-[^/]+\\.ts$|-suite\\.ts$";

const domains = "^apps/server/src/domains";
/** Kernel domains, lowest layer first: a layer knows those below it. All else but the demo is a feature. */
const layers = [
  ["audit", "media"],
  ["directory"],
  ["account", "points", "refinement", "timeline", "value"],
  ["notification", "invitation"],
  ["engagement"],
];
const kernel = layers.flat().join("|");

export default {
  forbidden: [
    {
      name: "features-know-the-kernel-only",
      severity: "error",
      from: { path: `${domains}/(?!demo/|(?:${kernel})/)([^/]+)/`, pathNot: tests },
      to: { path: `${domains}/(?!(?:${kernel})/)`, pathNot: `${domains}/$1/` },
    },
    {
      name: "kernel-by-its-index",
      comment: "foreign keys between tables.ts apart",
      severity: "error",
      from: { path: `${domains}/(?!demo/)([^/]+)/`, pathNot: `${tests}|tables\\.ts$` },
      to: { path: `${domains}/(?:${kernel})/`, pathNot: `${domains}/$1/|/index\\.ts$` },
    },
    ...layers.map((own, n) => ({
      name: `kernel-layer-${n}`,
      severity: "error",
      from: { path: `${domains}/(${own.join("|")})/`, pathNot: tests },
      to: { path: `${domains}/(?!(?:${["$1", ...layers.slice(0, n).flat()].join("|")})/)` },
    })),
    {
      name: "domains-know-no-http",
      severity: "error",
      from: { path: `${domains}/`, pathNot: tests },
      to: { path: "^apps/server/src/http/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    ...apps
      .filter((app) => app !== "server")
      .map((app) => ({
        name: `${app}-stands-alone`,
        severity: "error",
        from: { path: `^apps/${app}/` },
        to: { path: others(app) },
      })),
    {
      name: "server-composes-only-the-edge",
      severity: "error",
      from: { path: "^apps/server/" },
      to: { path: "^apps/(member|admin|tv)/" },
    },
    {
      name: "nobody-imports-the-server",
      comment: "but tests and benchmarks, by its testing entry",
      severity: "error",
      from: { pathNot: "^apps/server/" },
      to: { path: "^apps/server/src/(?!testing/|domains/demo/)" },
    },
    { name: "packages-never-import-apps", severity: "error", from: { path: "^packages/" }, to: { path: "^apps/" } },
    {
      name: "api-knows-zod-swr-react",
      severity: "error",
      from: { path: "^packages/api/src", pathNot: "\\.test\\." },
      to: { pathNot: "^packages/api/|node_modules/(zod|swr|react|@types/react)/" },
    },
    {
      name: "ui-fetches-nothing",
      severity: "error",
      from: { path: "^packages/ui/src" },
      to: { path: "^packages/(api|i18n)/" },
    },
    {
      name: "features-do-not-import-features",
      severity: "error",
      from: { path: "^apps/(member|admin|tv)/src/features/([^/]+)/" },
      to: { path: "^apps/$1/src/features/", pathNot: "^apps/$1/src/features/$2/" },
    },
    {
      name: "features-never-reach-routes",
      severity: "error",
      from: { path: "^apps/[^/]+/src/(features|lib)/" },
      to: { path: "^apps/[^/]+/src/routes/" },
    },
    {
      name: "lib-never-reaches-features",
      severity: "error",
      from: { path: "^apps/(member|admin|tv)/src/lib/" },
      to: { path: "^apps/[^/]+/src/features/" },
    },
    {
      name: "domain-code-knows-no-hono",
      severity: "error",
      from: { path: "^apps/server/src/domains/[^/]+/(verbs|rules|policy|queries|present)" },
      to: { path: "node_modules/hono" },
    },
    {
      name: "rules-and-policy-know-no-database",
      severity: "error",
      from: { path: "^apps/server/src/domains/[^/]+/(rules/|policy)", pathNot: "\\.test\\." },
      to: { path: "^apps/server/src/db/|node_modules/(drizzle-orm|pg)/" },
    },
    {
      name: "tables-are-private",
      comment: "foreign keys between tables.ts apart",
      severity: "error",
      from: { path: "^apps/server/src/domains/([^/]+)/", pathNot: "tables\\.ts$|\\.test\\." },
      to: { path: "^apps/server/src/domains/[^/]+/[^/]*tables\\.ts$", pathNot: "^apps/server/src/domains/$1/" },
    },
    {
      name: "what-runs-knows-no-tests",
      comment: "the image is made without them",
      severity: "error",
      from: { path: "^(apps|packages)/[^/]+/src/", pathNot: tests },
      to: { path: `^(apps|packages)/.*(${tests})` },
    },
    {
      name: "no-drawers",
      severity: "error",
      from: {},
      to: { path: "/(utils|helpers|common|hooks|misc)/[^/]+\\.tsx?$", pathNot: "node_modules" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.turbo|\\.data)/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
