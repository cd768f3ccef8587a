import { appScreens } from "@plaudit/i18n/app-screens.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstTexts } from "./src/lib/first-texts.ts";

/** Chunks that outlive most releases, so that a new one loads little; the icons together compress best. */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "framework", test: /node_modules\/(react-router|swr|dequal|use-sync-external-store|cookie)\// },
  { name: "icons", test: /ui\/src\/(later-)?icons\.tsx$/ },
];

export default defineConfig({
  base: "/admin/",
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    appScreens("/admin", {
      admin: {
        routes: "src/routes",
        texts: firstTexts,
        early: ["/identity/tenantMembers/me", "/apps"],
      },
    }),
  ],
  build: {
    manifest: true,
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    target: "es2023",
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
