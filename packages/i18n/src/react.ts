import { createContext, createElement, type ReactNode, useContext, useMemo } from "react";
import { createFormat, type Format } from "./format.ts";
import { type I18n, type Language, type Translate, textsOf } from "./index.ts";
import type { Namespace } from "./resources.ts";

const I18nContext = createContext<{ i18n: I18n; format: Format } | null>(null);

export function I18nProvider(props: { i18n: I18n; timeZone?: string | undefined; children: ReactNode }) {
  const { i18n, timeZone, children } = props;
  const value = useMemo(() => ({ i18n, format: createFormat(i18n.language as Language, timeZone) }), [i18n, timeZone]);
  return createElement(I18nContext.Provider, { value }, children);
}

function useLanguage() {
  const value = useContext(I18nContext);
  if (!value) throw new Error("Texts stand inside I18nProvider");
  return value;
}

/** `const { t } = useTranslation("recognition")`, then `t(($) => $.send.submit, { count })`. */
export function useTranslation<N extends Namespace = "common">(namespace?: N): { t: Translate<N>; i18n: I18n } {
  const { i18n } = useLanguage();
  return useMemo(() => ({ t: textsOf<Translate<N>>(i18n, namespace ?? "common"), i18n }), [i18n, namespace]);
}

/** Numbers, dates and lists in the reader's language and zone. */
export const useFormat = (): Format => useLanguage().format;
