import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const common = {
  environment: "node" as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Files share what they import, a third of the time; each has a store and a server of its own.
  isolate: false,
  // A project's own number counts, and without one a core of two is left idle.
  maxWorkers: "100%",
  setupFiles: ["./test/close-shared-server.ts"],
};

const longest = /(worked-example|actions|contract|backup|operator|process|tango|due|publish-scheduled|race|deliver)\./;
/** What takes longest begins first: last, it would leave a core idle. A clean clone knows no durations. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => (longest.test(moduleId) ? 0 : 1);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

const onPostgres = { globalSetup: ["./test/scratch-postgres.ts"] };

const all = ["src/**/*.test.ts", "test/**/*.test.ts"];

/**
 * Every test runs on the embedded database, and those named `.db.test.ts` on Postgres too: locks, races, plans, roles,
 * pipelining; where both are there, `lite-alone` leaves them to Postgres. `.pg.test.ts` runs on Postgres alone;
 * `.lite.test.ts` never, even where all the others run on both.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...common, name: "lite", include: all, exclude: ["**/*.pg.test.ts"] } },
      { test: { ...common, name: "lite-alone", include: all, exclude: ["**/*.{db,pg}.test.ts"] } },
      { test: { ...common, ...onPostgres, name: "pg", include: ["{src,test}/**/*.{db,pg}.test.ts"] } },
      {
        test: {
          ...common,
          ...onPostgres,
          name: "pg-full",
          include: ["src/domains/*/*.test.ts", "src/{http,jobs,adapters}/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["**/*.lite.test.ts"],
        },
      },
    ],
  },
});
