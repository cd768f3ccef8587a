/** The only place where color is chosen by hand: twelve hues that the engine keeps readable in both modes. */
export const hues = {
  coral: 18,
  clay: 45,
  honey: 72,
  moss: 100,
  fern: 140,
  jade: 165,
  lagoon: 195,
  sky: 225,
  iris: 255,
  violet: 285,
  orchid: 315,
  rose: 345,
} as const;
export type HueName = keyof typeof hues;
export const hueNames = Object.keys(hues) as HueName[];

/** The name nearest to a stored hue, around the circle. */
export function nameOfHue(hue: number): HueName {
  const distance = (name: HueName) => Math.min(Math.abs(hues[name] - hue), 360 - Math.abs(hues[name] - hue));
  return hueNames.reduce((nearest, name) => (distance(name) < distance(nearest) ? name : nearest));
}
