import { addTexts, createI18n, type I18n, type Language, type PointTerms } from "./index.ts";
import { loadNamespace } from "./namespaces.ts";
import type { Namespace } from "./resources.ts";

type Load = <T>(begin: () => Promise<T>) => Promise<T>;
type FirstTexts = Record<Language, () => Promise<{ texts: Record<string, object> }>>;

/** The texts of an app: those of its first screen, then each namespace with the screen that needs it. */
export function appTexts(load: Load, language: () => Language, first: readonly Namespace[]) {
  // A screen's own texts may arrive before those of the page.
  const started = Promise.withResolvers<I18n>();
  const loads = new Map<Namespace, Promise<void>>();

  async function begin(chunks: FirstTexts, pointTerms?: PointTerms): Promise<I18n> {
    const { texts } = await load(chunks[language()]);
    started.resolve(createI18n(language(), texts, pointTerms));
    return started.promise;
  }
  async function add(namespace: Namespace) {
    const [own, i18n] = await Promise.all([load(() => loadNamespace(language(), namespace)), started.promise]);
    addTexts(i18n, own);
  }
  /** A whole namespace, help included; fetched once. */
  function helpTexts(namespace: Namespace): Promise<void> {
    const known = loads.get(namespace);
    if (known) return known;
    const loading = add(namespace);
    loads.set(namespace, loading);
    // What did not come this time may come the next.
    loading.catch(() => loads.delete(namespace));
    return loading;
  }
  /** The texts of a screen. */
  const texts = (namespace: Namespace): Promise<void> =>
    first.includes(namespace) ? Promise.resolve() : helpTexts(namespace);
  return { begin, texts, helpTexts };
}
