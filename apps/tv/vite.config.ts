import { appScreens } from "@plaudit/i18n/app-screens.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/tv/",
  plugins: [react(), tailwindcss(), appScreens("/tv", { tv: { routes: "src/routes", texts: ["common", "tv"] } })],
  build: {
    manifest: true,
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    target: "es2022",
  },
});
