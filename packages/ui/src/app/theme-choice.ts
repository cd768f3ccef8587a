const key = "plaudit.theme";
const dark = "(prefers-color-scheme: dark)";
export type Theme = "light" | "dark";

/** The stored choice; null follows the device. The page's own script reads the same key before anything is drawn. */
export function themeChoice(): Theme | null {
  const stored = /dark|light/.exec(localStorage.getItem(key) ?? "")?.[0];
  return (stored as Theme | undefined) ?? null;
}

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  const color = document.getElementById("plaudit-theme-color");
  if (color instanceof HTMLMetaElement) color.content = color.dataset[theme] ?? color.content;
}
const followed = () => themeChoice() ?? (matchMedia(dark).matches ? "dark" : "light");

export function chooseTheme(theme: Theme | null) {
  if (theme) localStorage.setItem(key, theme);
  else localStorage.removeItem(key);
  show(followed());
}

/** The device changes in the evening, or another tab chose: the page follows. */
export function watchTheme() {
  matchMedia(dark).addEventListener("change", () => show(followed()));
  addEventListener("storage", (event) => event.key === key && show(followed()));
}
