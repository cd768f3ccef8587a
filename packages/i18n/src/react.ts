import type { i18n } from "i18next";
import { createContext, createElement, type ReactNode, useContext, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { createFormat, type Format } from "./format.ts";
import type { Language } from "./index.ts";

export { Trans, useTranslation } from "react-i18next";

const FormatContext = createContext<Format | null>(null);

export function I18nProvider({
  i18n,
  timeZone,
  children,
}: {
  i18n: i18n;
  timeZone?: string | undefined;
  children: ReactNode;
}) {
  const format = useMemo(() => createFormat(i18n.language as Language, timeZone), [i18n, timeZone]);
  return createElement(I18nextProvider, { i18n }, createElement(FormatContext.Provider, { value: format }, children));
}

/** Numbers, dates and lists in the reader's language and zone. */
export function useFormat(): Format {
  const format = useContext(FormatContext);
  if (!format) throw new Error("useFormat stands inside I18nProvider");
  return format;
}
