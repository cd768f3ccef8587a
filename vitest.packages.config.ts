import { defineConfig } from "vitest/config";

/** Pure tests beside the code of the packages and the apps; the edge and the server have runs of their own. */
export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.ts", "apps/{member,admin,tv}/src/**/*.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
