import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/db/tables.ts", "./src/jobs/tables.ts", "./src/adapters/*/tables.ts", "./src/domains/*/tables.ts"],
  out: process.env.MIGRATIONS_OUT ?? "./src/db/migrations",
});
