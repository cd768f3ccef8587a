import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `npx vite packages/ui/gallery`: every component with made-up data, for looking at. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  server: { port: 4100, strictPort: true },
  build: { outDir: process.env.GALLERY_OUT ?? "dist", emptyOutDir: true, manifest: true },
});
