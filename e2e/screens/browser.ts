/** What jsdom lacks of a browser: it lays nothing out, so nothing is measured, moves or scrolls. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
const nothing = () => {};

/** As wide as a desktop's window, and calm. */
const matches = (query: string) => {
  const [, rem] = /\(min-width: ([\d.]+)rem\)/.exec(query) ?? [];
  return rem ? Number(rem) * 16 <= 1440 : query === "(prefers-reduced-motion: reduce)";
};

/** Addresses of the documents that a screen was left for: jsdom opens no other. */
export const left: string[] = [];
const leave = (to: string | URL) => void left.push(new URL(to, location.href).href);
const steps: Record<string, unknown> = { assign: leave, replace: leave, reload: () => leave(location.href) };

export function completeBrowser() {
  const { location } = globalThis;
  Object.defineProperty(globalThis, "location", {
    configurable: true,
    // Its own properties are fixed: a proxy of it could not give others.
    value: new Proxy(Object.create(null), {
      get: (_, name) => steps[String(name)] ?? Reflect.get(location, name),
      set: (_, name, value) => Reflect.set(location, name, value),
    }),
  });
  Object.assign(globalThis, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    scrollTo: nothing,
    matchMedia: (query: string) => ({
      matches: matches(query),
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = "block";
    },
    hidePopover(this: HTMLElement) {
      this.style.display = "";
    },
  });
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  // Headless UI draws the options of a long list only where it has a size.
  Object.defineProperty(HTMLElement.prototype, "clientHeight", {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute("role") === "listbox" ? 600 : 0;
    },
  });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  Object.assign(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    getAnimations: () => [],
    checkVisibility: () => true,
  });
  // The editor looks where its caret is.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
}

let listening: Parameters<typeof globalThis.addEventListener>[] = [];

/** From here on all listeners of the window are recorded, for `forgetPage`. */
export function rememberPage() {
  const { addEventListener } = globalThis;
  globalThis.addEventListener = (...args: Parameters<typeof globalThis.addEventListener>) => {
    listening.push(args);
    addEventListener(...args);
  };
}

/** Resets the window, what is stored in it included: the listeners of a screen's modules would outlive it. */
export function forgetPage({ storage = true } = {}) {
  for (const args of listening) removeEventListener(...args);
  listening = [];
  left.length = 0;
  if (storage) {
    localStorage.clear();
    sessionStorage.clear();
  }
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
}
