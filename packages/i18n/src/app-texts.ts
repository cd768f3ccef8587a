import { addTexts, createI18n, type I18n, type Language, type PointTerms } from "./index.ts";
import type { Namespace } from "./resources.ts";

type Load = <T>(begin: () => Promise<T>) => Promise<T>;
interface RestOfTexts {
  texts: Record<string, object>;
  namespaces: Record<string, () => Promise<object>>;
}
interface FirstTexts {
  texts: Record<string, object>;
  rest: () => Promise<RestOfTexts>;
}

/** The texts of an app: those of its first screen, then each namespace with the screen that needs it. */
export function appTexts(load: Load, language: () => Language, first: readonly Namespace[]) {
  // A screen's own texts may be wanted before those of the page have come, which know where they are.
  const started = Promise.withResolvers<{ i18n: I18n; rest: FirstTexts["rest"] }>();
  const loads = new Map<Namespace, Promise<void>>();
  let resting: Promise<RestOfTexts["namespaces"]> | undefined;

  async function begin(chunks: Record<Language, () => Promise<FirstTexts>>, pointTerms?: PointTerms): Promise<I18n> {
    const { texts, rest } = await load(chunks[language()]);
    const i18n = createI18n(language(), texts, pointTerms);
    started.resolve({ i18n, rest });
    return i18n;
  }
  async function addRest() {
    const { i18n, rest } = await started.promise;
    const { texts, namespaces } = await load(rest);
    addTexts(i18n, texts);
    return namespaces;
  }
  /** What the first screen did not show of its namespaces; fetched once. */
  function restOfTexts() {
    if (resting) return resting;
    resting = addRest();
    // What did not come this time may come the next.
    resting.catch(() => {
      resting = undefined;
    });
    return resting;
  }
  async function add(namespace: Namespace) {
    const [{ i18n }, namespaces] = await Promise.all([started.promise, restOfTexts()]);
    const begin = namespaces[namespace];
    if (!begin) throw new Error(`this app loads no texts of ${namespace}`);
    addTexts(i18n, { [namespace]: await load(begin) });
  }
  /** A whole namespace, help included; fetched once. */
  function helpTexts(namespace: Namespace): Promise<void> {
    const known = loads.get(namespace);
    if (known) return known;
    const loading = add(namespace);
    loads.set(namespace, loading);
    loading.catch(() => loads.delete(namespace));
    return loading;
  }
  /** The texts of a screen. */
  const texts = (namespace: Namespace): Promise<void> =>
    first.includes(namespace) ? Promise.resolve() : helpTexts(namespace);
  return { begin, texts, helpTexts, restOfTexts };
}
