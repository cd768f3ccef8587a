import { onIntent } from "./on-intent.ts";

/** The entries of a menu, which few people open: not in the first load. */
export const lazyMenuPanel = onIntent(async () => (await import("./menu-panel.tsx")).MenuPanel);
