// npm run test:fuzz: 100,000 generated requests over the whole contract. `npm run test:fuzz -- 5000 42`: so many, of that seed.
import { fuzz } from "@plaudit/server/fuzz";

const [count = 100_000, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv.slice(2).map(Number);
const say = (line: string) => console.log(line);
say(`${count} requests of the seed ${seed} ...`);
const began = performance.now();
try {
  const progress = (done: number) => done % 10_000 === 0 && say(`  ${done}`);
  const { requests, statuses, jobs } = await fuzz({ count, seed, progress });
  const counts = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
  say(`✓ ${requests} requests, ${jobs} jobs, nothing broke and nothing of others was counts (${counts.join(", ")})`);
  say(`${((performance.now() - began) / 60_000).toFixed(1)} min`);
} catch (error) {
  say(`✗ ${error instanceof Error ? error.message : error}\nThe same again: npm run test:fuzz -- ${count} ${seed}`);
  process.exitCode = 1;
}
