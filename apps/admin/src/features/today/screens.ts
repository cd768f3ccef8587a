import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  today: { path: "/", permission: null, texts: ["today"], menu: { group: "today", order: 1 }, skeleton: "list" },
});
