import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  start: { path: "/", permission: null, texts: ["admin"] },
});
