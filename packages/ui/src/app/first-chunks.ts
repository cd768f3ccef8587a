interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Modules that these import, however far down; not what they load later. */
function reach(graph: Graph, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  for (const entry of entries) walk(entry);
  return found;
}

/**
 * For the build of an app: few chunks for its first screens, as many small ones compress badly and are named in every
 * list of what to load. `screens` are the files that a first screen begins with, `chunks` which of them a module has to
 * be needed by, the first that fits. Modules of `apart`, texts and sheets stay by themselves. Libraries that outlive
 * most releases are apart too, so that a new one loads little.
 */
export function firstChunks<Name extends string>(
  screens: Record<Name, readonly string[]>,
  chunks: Record<string, (neededBy: (screen: Name) => boolean) => boolean>,
  apart: RegExp,
) {
  const reached = new Map<Name, Set<string>>();
  const needs = (screen: Name, id: string, graph: Graph) => {
    if (!reached.has(screen)) reached.set(screen, reach(graph, screens[screen]));
    return reached.get(screen)?.has(id) === true;
  };
  const chunkOf =
    (chunk: string, fits: (neededBy: (screen: Name) => boolean) => boolean) => (id: string, graph: Graph) =>
      !/\.(json|css)$|\/locales\//.test(id) && !apart.test(id) && fits((screen) => needs(screen, id, graph))
        ? chunk
        : null;
  return [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
    {
      name: "framework",
      test: /node_modules\/(react-router|swr|dequal|cookie)\//,
      priority: 4,
    },
    ...Object.entries(chunks).map(([name, fits], i) => ({ name: chunkOf(name, fits), priority: 3 - i })),
  ];
}

/** React's own `useSyncExternalStore` for libraries that bring one for a React before 18. */
export const ownStores = [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }];
