const MOST = 8;

/**
 * The teams between which thanks are counted: the previous ones, as long as they are large enough, then the largest. Two
 * teams of nearly the same size must not alternate: with every other choice all months are counted again.
 */
export function drawnTeams<Team extends { id: string }>(before: readonly string[], large: readonly Team[]): Team[] {
  const kept = large.filter(({ id }) => before.includes(id));
  return [...kept, ...large.filter((team) => !kept.includes(team))].slice(0, MOST);
}
