import { lazy, type ReactNode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { ToastRegion } from "../src/feedback/toast-region.tsx";
import { themeCss } from "../src/theme/color.ts";
import { GalleryShell } from "./frame.tsx";
import { Home } from "./home.tsx";
import { asked, language } from "./words.ts";

const others = () => import("./others.tsx");
const Compose = lazy(async () => ({ default: (await import("./compose.tsx")).Compose }));
const Profile = lazy(async () => ({ default: (await others()).Profile }));
const SignIn = lazy(async () => ({ default: (await others()).SignIn }));
const Form = lazy(async () => ({ default: (await others()).Form }));
const Admin = lazy(async () => ({ default: (await others()).Admin }));
const Tv = lazy(async () => ({ default: (await others()).Tv }));
const Missing = lazy(async () => ({ default: (await others()).Missing }));

const root = document.documentElement;
root.lang = language;
root.dir = language === "ar" ? "rtl" : "ltr";
root.dataset.theme = asked("theme") ?? "light";
const sheet = new CSSStyleSheet();
sheet.replaceSync(themeCss(`#${asked("brand") ?? "14594a"}`));
document.adoptedStyleSheets = [sheet];

const shell = (page: ReactNode) => <GalleryShell>{page}</GalleryShell>;
const router = createBrowserRouter([
  { path: "/", element: shell(<Home />) },
  { path: "/home", element: shell(<Home />) },
  { path: "/compose", element: shell(<Compose />) },
  { path: "/profile", element: shell(<Profile />) },
  { path: "/form", element: shell(<Form />) },
  { path: "/admin", element: <Admin /> },
  { path: "/signin", element: <SignIn /> },
  { path: "/tv", element: <Tv /> },
  { path: "*", element: shell(<Missing />) },
]);
const element = document.getElementById("root");
if (element)
  createRoot(element).render(
    <Suspense fallback={null}>
      <RouterProvider router={router} />
      <ToastRegion label="Messages" closeLabel="Close" />
    </Suspense>,
  );
