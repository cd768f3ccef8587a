import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { themeCss } from "../src/theme/color.ts";
import "./preview.css";

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** What the edge does for an app: theme, direction and brand are set on the document before anything is drawn. */
function dress({ theme, direction, brand }: Record<string, unknown>) {
  const page = document.documentElement;
  page.lang = direction === "rtl" ? "ar" : "en";
  page.dir = String(direction);
  page.dataset.theme = String(theme);
  sheet.replaceSync(themeCss(String(brand)));
}

export default {
  globalTypes: {
    theme: choice("Theme", "mirror", [
      { value: "light", title: "Light" },
      { value: "dark", title: "Dark" },
    ]),
    direction: choice("Direction", "transfer", [
      { value: "ltr", title: "Left to right" },
      { value: "rtl", title: "Right to left" },
    ]),
    brand: choice("Brand", "paintbrush", [
      { value: "#14594a", title: "Spruce" },
      { value: "#ffc400", title: "Yellow" },
      { value: "#7a2e6e", title: "Plum" },
      { value: "#1d1d1f", title: "Almost black" },
    ]),
  },
  initialGlobals: { theme: "light", direction: "ltr", brand: "#14594a" },
  parameters: { controls: { disable: true }, actions: { disable: true }, layout: "padded" },
  decorators: [
    function Dressed(Story, { globals, id }) {
      useLayoutEffect(() => dress(globals), [globals]);
      return <RouterProvider key={id} router={createMemoryRouter([{ path: "*", element: <Story /> }])} />;
    },
  ],
} satisfies Preview;
