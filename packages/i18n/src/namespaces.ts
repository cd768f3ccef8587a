/// <reference types="vite/client" />
/// <reference path="./virtual.d.ts" />
import type { Language } from "./index.ts";
import type { Namespace } from "./resources.ts";

/** One chunk for each language and namespace; what only the server and the edge read is left out. */
const chunks = import.meta.glob<object>(
  ["../locales/*/*.json", "!../locales/*/{edge,errors,mail,notification-server}.json"],
  { import: "default" },
);

export async function loadNamespace(language: Language, namespace: Namespace): Promise<Record<string, object>> {
  const chunk = chunks[`../locales/${language}/${namespace}.json`];
  if (!chunk) throw new Error(`no texts of ${namespace} in ${language}`);
  return { [namespace]: await chunk() };
}
