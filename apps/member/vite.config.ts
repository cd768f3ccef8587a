import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Few chunks for a first screen, and those that outlive most releases apart, so that a new one loads little. */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: "framework", test: /node_modules\/(react-router|swr|dequal|use-sync-external-store|cookie)\//, priority: 4 },
  {
    name: "base",
    test: /preload-helper|rolldown\/runtime|packages\/(api\/src\/(boot|client|session)|i18n\/src\/|ui\/src\/(app\/(guards|load|error-|problem)|art\/(motif|seed|glyphs)|button|icons|logo|shell\/(frame|use-title)))|lucide-react\/dist\/esm\/(create|Icon|default|shared|context|icons\/circle-(alert|exclamation-point|check)\.)|member\/src\/(lib\/(texts|leave-note|locale-choice|error-text)|features\/shell\/caught)/,
    priority: 3,
  },
  {
    name: "auth",
    test: /member\/src\/(features\/identity\/|routes\/login)|packages\/ui\/src\/(auth\/(auth-frame|notice)|art\/petal|form\/(field|input|text-field|password)|submit-button)/,
    priority: 2,
  },
];

export default defineConfig({
  base: "/",
  plugins: [react({ compiler: { compilationMode: "annotation" } }), tailwindcss({ optimize: false })],
  build: {
    manifest: true,
    target: "es2023",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
