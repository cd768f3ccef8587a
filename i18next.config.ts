import { defineConfig } from "i18next-cli";

export default defineConfig({
  locales: ["en", "fr", "ar"],
  extract: {
    input: ["apps/*/src/**/*.{ts,tsx}"],
    output: "packages/i18n/locales/{{language}}/{{namespace}}.json",
    defaultNS: "common",
    removeUnusedKeys: true,
  },
});
