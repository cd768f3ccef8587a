import type { Screen } from "@plaudit/ui/app/screens.ts";
import { texts } from "./lib/texts.ts";

const profile = { begin: () => import("./routes/profile.tsx"), needs: [texts("profile")] };

/** Every address of a member; the first that fits counts. */
export const screens: readonly Screen[] = [
  { id: "home", path: "/home", begin: () => import("./routes/home.tsx") },
  {
    id: "recognition-send",
    path: "/recognition/send",
    overlay: true,
    begin: () => import("./routes/recognition-send.tsx"),
  },
  { id: "recognition", path: "/recognitions/:id", begin: () => import("./routes/recognition.tsx") },
  { id: "profile-me", path: "/profile/me", ...profile },
  {
    id: "profile-edit",
    path: "/profile/me/edit",
    begin: () => import("./routes/profile-edit.tsx"),
    needs: [texts("profile"), texts("media")],
  },
  { id: "profile", path: "/profile/:id", ...profile },
  { id: "settings", path: "/settings", begin: () => import("./routes/settings.tsx"), needs: [texts("settings")] },
  {
    id: "change-password",
    path: "/settings/change-password",
    begin: () => import("./routes/change-password.tsx"),
    needs: [texts("settings")],
  },
];
