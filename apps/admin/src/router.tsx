import { screenRoute } from "@plaudit/ui/app/screen-route.ts";
import { createBrowserRouter, type RouteObject } from "react-router";
import { NotFound } from "./lib/not-found.tsx";
import { texts } from "./lib/texts.ts";
import { FirstRoom } from "./routes/first-room.tsx";
import { Layout } from "./routes/layout.tsx";
import { RouteError } from "./routes/route-error.tsx";

/** The id finds the screen's help. */
const screens: RouteObject[] = [
  { id: "users", path: "manage/users", lazy: screenRoute(() => import("./routes/users.tsx"), texts("people")) },
  {
    id: "user",
    path: "user/:id",
    lazy: screenRoute(() => import("./routes/user.tsx"), texts("people"), texts("media")),
  },
  { id: "teams", path: "manage/teams", lazy: screenRoute(() => import("./routes/teams.tsx"), texts("people")) },
  { id: "team-new", path: "team/create", lazy: screenRoute(() => import("./routes/team-new.tsx"), texts("people")) },
  { id: "team", path: "team/:id", lazy: screenRoute(() => import("./routes/team.tsx"), texts("people")) },
  {
    id: "team-edit",
    path: "team/:id/edit",
    lazy: screenRoute(() => import("./routes/team-edit.tsx"), texts("people")),
  },
  { id: "values", path: "values", lazy: screenRoute(() => import("./routes/values.tsx")) },
  { id: "value-new", path: "values/configure", lazy: screenRoute(() => import("./routes/value-new.tsx")) },
  { id: "value-edit", path: "values/:id/edit", lazy: screenRoute(() => import("./routes/value-edit.tsx")) },
  {
    id: "tvs",
    path: "integrations/plaudit-tvs",
    lazy: screenRoute(() => import("./routes/channels.tsx"), texts("channel")),
  },
  {
    id: "tv-new",
    path: "integrations/plaudit-tvs/configure",
    lazy: screenRoute(() => import("./routes/channel-new.tsx"), texts("channel")),
  },
  {
    id: "tv-edit",
    path: "integrations/plaudit-tvs/:id/edit",
    lazy: screenRoute(() => import("./routes/channel-edit.tsx"), texts("channel")),
  },
  {
    id: "branding",
    path: "customize",
    lazy: screenRoute(() => import("./routes/branding.tsx"), texts("branding"), texts("media")),
  },
  {
    id: "localization",
    path: "localization",
    lazy: screenRoute(() => import("./routes/localization.tsx"), texts("branding")),
  },
  { id: "logs", path: "logs", lazy: screenRoute(() => import("./routes/logs.tsx"), texts("audit")) },
];

export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: Layout,
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          { id: "start", index: true, Component: FirstRoom },
          ...screens.map((screen) => ({ ErrorBoundary: RouteError, ...screen })),
          { id: "not-found", path: "*", Component: NotFound },
        ],
      },
    ],
    { basename: "/admin" },
  );
