/** So far apart that the mean alone tells little. */
const APART = 2;

/** Between the lowest and the highest vote for somebody. */
export function spreadOf({ votes }: { votes: readonly (readonly number[])[] }): { low: number; high: number } {
  const means = votes.map((scores) => scores.reduce((sum, score) => sum + score, 0) / scores.length);
  return { low: Math.min(...means), high: Math.max(...means) };
}

export function isDivided(judged: { votes: readonly (readonly number[])[] }): boolean {
  const { low, high } = spreadOf(judged);
  return high - low >= APART;
}
