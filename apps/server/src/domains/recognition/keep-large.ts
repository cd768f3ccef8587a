const LARGE = 5_000;
const KEPT_MS = 60_000;

/**
 * Counting thousands reads all of them, and one more makes no visible difference: such a count is cached for a minute per process and tenant. Smaller ones are computed each time.
 */
export function keepLarge<Figure>(size: (figure: Figure) => number) {
  const kept = new Map<string, { figure: Figure; until: number }>();
  return async (tenantId: string, make: () => Promise<Figure>): Promise<Figure> => {
    const known = kept.get(tenantId);
    if (known && performance.now() < known.until) return known.figure;
    const figure = await make();
    if (size(figure) < LARGE) kept.delete(tenantId);
    else kept.set(tenantId, { figure, until: performance.now() + KEPT_MS });
    return figure;
  };
}
