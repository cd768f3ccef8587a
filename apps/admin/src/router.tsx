import { type ScreenModule, screenRoute } from "@plaudit/ui/app/screen-route.ts";
import { createBrowserRouter, type RouteObject } from "react-router";
import { NotFound } from "./lib/not-found.tsx";
import { texts } from "./lib/texts.ts";
import { FirstScreen } from "./routes/first-screen.tsx";
import { Layout } from "./routes/layout.tsx";
import { RouteError } from "./routes/route-error.tsx";
import { type ListedScreen, screens } from "./screens.ts";

const modules = import.meta.glob<ScreenModule>([
  "./routes/*.tsx",
  "!./routes/{first-screen,getting-started,layout,route-error}.tsx",
]);

const routeOf = ({ id, path, module = id, texts: namespaces }: ListedScreen): RouteObject =>
  path === "/"
    ? { id, index: true, Component: FirstScreen }
    : {
        id,
        path,
        ErrorBoundary: RouteError,
        lazy: screenRoute(
          modules,
          module,
          namespaces.map((namespace) => () => texts(namespace)),
        ),
      };

export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: Layout,
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [...screens.map(routeOf), { id: "not-found", path: "*", Component: NotFound }],
      },
    ],
    { basename: "/admin" },
  );
