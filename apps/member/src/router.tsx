import { screenRoute } from "@plaudit/ui/app/screen-route.ts";
import { createBrowserRouter, type RouteObject } from "react-router";
import { refused } from "./lib/session-watch.ts";
import { texts } from "./lib/texts.ts";
import { Layout } from "./routes/layout.tsx";
import { NotFound } from "./routes/not-found.tsx";
import { RouteError } from "./routes/route-error.tsx";

/** `overlay`: drawn over the screen that was open. The id finds the screen's help. */
export interface RouteHandle {
  overlay?: boolean;
}
const overlay: RouteHandle = { overlay: true };

const screens: RouteObject[] = [
  { id: "home", path: "home", lazy: screenRoute(() => import("./routes/home.tsx")) },
  {
    id: "recognition-send",
    path: "recognition/send",
    handle: overlay,
    lazy: screenRoute(() => import("./routes/recognition-send.tsx")),
  },
  { id: "recognition", path: "recognitions/:id", lazy: screenRoute(() => import("./routes/recognition.tsx")) },
  { id: "profile-me", path: "profile/me", lazy: screenRoute(() => import("./routes/profile.tsx"), texts("profile")) },
  { id: "profile", path: "profile/:id", lazy: screenRoute(() => import("./routes/profile.tsx"), texts("profile")) },
  { id: "settings", path: "settings", lazy: screenRoute(() => import("./routes/settings.tsx"), texts("settings")) },
  {
    id: "change-password",
    path: "settings/change-password",
    lazy: screenRoute(() => import("./routes/change-password.tsx"), texts("settings")),
  },
];

function tenantOnly({ request }: { request: Request }) {
  const to = refused(new URL(request.url));
  if (!to) return null;
  // Signing in is another document; this one waits to be left.
  location.replace(to);
  return new Promise<never>(() => {});
}

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        {
          loader: tenantOnly,
          ErrorBoundary: RouteError,
          children: screens.map((screen) => ({ ErrorBoundary: RouteError, ...screen })),
        },
        { id: "not-found", path: "*", Component: NotFound },
      ],
    },
  ]);
