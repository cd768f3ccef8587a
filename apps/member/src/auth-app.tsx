import "./auth.css";
import { boot } from "@plaudit/api/boot.ts";
import { onSessionChange, session } from "@plaudit/api/session.ts";
import { I18nProvider } from "@plaudit/i18n/react.ts";
import { anonymousOnly, userScope } from "@plaudit/ui/app/guards.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { FrameProvider } from "@plaudit/ui/shell/frame.ts";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { AuthPlaceProvider, authPath } from "./features/identity/auth-place.tsx";
import { ownStep } from "./features/identity/data.ts";
import { CaughtError } from "./features/shell/caught-error.tsx";
import { beginAuthTexts } from "./lib/texts.ts";
import { signInScreens } from "./screens.ts";

const guards = { anonymous: anonymousOnly, user: userScope };
const modules = import.meta.glob<{ Component: ComponentType }>("./routes/sign-in/*.tsx");
interface Shown {
  url: URL;
  Screen: ComponentType;
}

/** Follows the guards until a screen may be shown; null when that is another document, which is on its way. */
async function resolve(url: URL, replaced: boolean): Promise<Shown | null> {
  const screen = signInScreens.find(({ path }) => path === authPath(url));
  const begin = modules[`./routes/sign-in/${screen?.id}.tsx`];
  if (!screen || !begin || url.origin !== location.origin) {
    if (replaced) location.replace(url);
    else location.assign(url);
    return null;
  }
  const guard = screen.guard && guards[screen.guard];
  const to = guard?.({ access: session(), tenantId: boot().tenant?.id ?? null, url });
  if (to) return resolve(new URL(to, url), replaced);
  return { url, Screen: (await load(begin)).Component };
}

/** On a tenant's host a session without a tenant is another tab's half-way step: what follows it decides. */
const isPassing = () => boot().tenant !== null && session()?.tenantId === null;

function App({ first }: { first: Shown }) {
  const [shown, setShown] = useState(first);
  const place = useMemo(() => {
    const show = async (url: URL, replaced: boolean) => {
      const next = await resolve(url, replaced);
      if (!next) return;
      history[replaced ? "replaceState" : "pushState"](null, "", next.url);
      setShown(next);
      document.getElementById("main")?.focus();
      scrollTo(0, 0);
    };
    return {
      go: (to: string, replaced = false) => void show(new URL(to, location.href), replaced),
      again: () => void show(new URL(location.href), true),
    };
  }, []);
  useEffect(() => {
    addEventListener("popstate", place.again);
    const stop = onSessionChange(() => !ownStep.on && !isPassing() && place.again());
    return () => {
      removeEventListener("popstate", place.again);
      stop();
    };
  }, [place]);
  const value = useMemo(() => ({ url: shown.url, go: place.go }), [shown.url, place]);
  return (
    <AuthPlaceProvider value={value}>
      <shown.Screen key={shown.url.pathname} />
    </AuthPlaceProvider>
  );
}

export async function start(element: HTMLElement) {
  const [i18n, first] = await Promise.all([beginAuthTexts(), resolve(new URL(location.href), true)]);
  if (!first) return;
  history.replaceState(null, "", first.url);
  const root = createRoot(element);
  root.render(
    <I18nProvider i18n={i18n}>
      <FrameProvider value={{ product: boot().tenant?.name ?? "Plaudit", labels: { help: "" } }}>
        <CaughtError>
          <App first={first} />
        </CaughtError>
      </FrameProvider>
    </I18nProvider>,
  );
  return root;
}
