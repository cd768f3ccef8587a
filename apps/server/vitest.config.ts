import { defineConfig } from "vitest/config";

const common = { environment: "node", testTimeout: 60_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    // Without it one of two cores is left idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...common,
          name: "lite",
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["**/*.pg.test.ts"],
        },
      },
      {
        test: {
          ...common,
          name: "pg",
          include: ["src/domains/*/*.test.ts", "src/{http,jobs,adapters}/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["**/*.lite.test.ts"],
          globalSetup: ["./test/scratch-postgres.ts"],
        },
      },
    ],
  },
});
