import { type ScreenModule, screenRoute } from "@plaudit/ui/app/screen-route.ts";
import { createBrowserRouter, type RouteObject } from "react-router";
import { NotFound } from "./lib/not-found.tsx";
import { texts } from "./lib/texts.ts";
import { Layout } from "./routes/layout.tsx";
import { RouteError } from "./routes/route-error.tsx";
import { type ListedScreen, screens } from "./screens.ts";

const modules = import.meta.glob<ScreenModule>(["./routes/*.tsx", "!./routes/{layout,route-error}.tsx"]);

const routeOf = ({ id, path, module = id, texts: namespaces }: ListedScreen): RouteObject => ({
  id,
  ...(path === "/" ? { index: true } : { path }),
  ErrorBoundary: RouteError,
  lazy: screenRoute(
    modules,
    module,
    namespaces.map((namespace) => () => texts(namespace)),
  ),
});

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
