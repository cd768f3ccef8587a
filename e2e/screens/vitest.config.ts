import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const apps = `${import.meta.dirname}/../../apps`;

/** An app's screens as its own build makes them, in jsdom, against the real server in the same process. */
const screensOf = (app: "admin" | "member"): TestProjectConfiguration => ({
  extends: `${apps}/${app}/vite.config.ts`,
  root: `${apps}/${app}`,
  test: {
    name: app,
    dir: import.meta.dirname,
    include: [`${app}/*.test.ts`],
    setupFiles: [`${import.meta.dirname}/setup.ts`],
    env: { SCREENS_OF: app },
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://company.localhost:3000/" } },
    // Files share the server's modules; those of the app are new for each test.
    isolate: false,
    // A project's own number counts, and without one a core of two is left idle.
    maxWorkers: "100%",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The server is loaded by Node itself, so that it outlives the app's modules; SWR keeps its cache in a module.
    server: { deps: { external: [/\/apps\/(server|edge)\//], inline: ["swr"] } },
  },
});

export default defineConfig({ test: { projects: [screensOf("admin"), screensOf("member")] } });
