import type { Judged } from "./data.ts";

const meanOf = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;

/**
 * Who comes right below those who win, or below the first place while nobody is chosen: how far behind, and whether one
 * vote alone could have changed that. Null where nobody is behind.
 */
export function nextPlace(judged: readonly Judged[]) {
  const wins = judged.some(({ winner }) => winner) ? ({ winner }: Judged) => winner : ({ rank }: Judged) => rank === 1;
  const byMean = judged.toSorted((a, b) => b.mean - a.mean);
  const [last, next] = [byMean.findLast(wins), byMean.find((one) => !wins(one))];
  if (!last || !next || last.mean <= next.mean) return null;
  const gap = last.mean - next.mean;
  const fall = (Math.max(...last.votes.map(meanOf)) - 1) / last.votes.length;
  const rise = (5 - Math.min(...next.votes.map(meanOf))) / next.votes.length;
  return { member: next.member, gap, oneVote: Math.max(fall, rise) >= gap };
}
