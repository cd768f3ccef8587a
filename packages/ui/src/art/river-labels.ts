/** A month's place among all, from 0 to 1, and how high the band is there; both in what the picture is drawn in. */
interface Spot {
  month: number;
  x: number;
  y: number;
  height: number;
}
interface Label {
  month: number;
  /** Of its middle. */
  x: number;
  y: number;
}
interface Picture {
  w: number;
  /** The heights at which each band starts and ends, month by month. */
  edges: readonly (readonly number[])[];
  /** How much of the picture a name is wide and high. */
  sizes: readonly { w: number; h: number }[];
}

const overlap = (a: Label, b: Label, [one, other]: { w: number; h: number }[]) =>
  Math.abs(a.x - b.x) < ((one?.w ?? 0) + (other?.w ?? 0)) / 2 &&
  Math.abs(a.y - b.y) < ((one?.h ?? 0) + (other?.h ?? 0)) / 2;

/** Where each band's name stands: on it, within the picture, on no other name, and where the band is broadest for it. */
export function riverLabels({ w, edges, sizes }: Picture): Label[] {
  const x = (month: number) => (month / (edges.length - 1)) * w;
  const placed: Label[] = [];
  for (const [band, size] of sizes.entries()) {
    const all = edges.map((edge, month): Spot => {
      const [top = 0, low = 0] = [edge[band], edge[band + 1]];
      return { month, x: x(month), y: (top + low) / 2, height: low - top };
    });
    const inner = all.filter((spot) => spot.x >= size.w / 2 && spot.x <= w - size.w / 2);
    const spots = (inner.length > 0 ? inner : all).toSorted((a, b) => b.height - a.height);
    const free = spots.find((spot) => placed.every((other, i) => !overlap(spot, other, [size, sizes[i] ?? size])));
    const { month, ...spot } = free ?? (spots[0] as Spot);
    placed.push({ month, x: Math.min(Math.max(spot.x, size.w / 2), Math.max(size.w / 2, w - size.w / 2)), y: spot.y });
  }
  return placed;
}
