import type { Scene } from "./scene.ts";

const presets = [50, 25, 10, 5];

/** Takes amounts down to what their sender still has that month; an endorsement that is not affordable did not happen. */
export function capSpending(
  scenes: readonly Scene[],
  { monthly, monthOf }: { monthly: number; monthOf: (at: Date) => string },
): Scene[] {
  const spent = new Map<string, number>();
  const people = new Map<number, number>();
  const spend = (key: string, at: Date, amount: number, receivers: number) => {
    const month = `${key}/${monthOf(at)}`;
    const left = monthly - (spent.get(month) ?? 0);
    const affordable =
      amount * receivers <= left ? amount : (presets.find((one) => one < amount && one * receivers <= left) ?? 0);
    spent.set(month, monthly - left + affordable * receivers);
    return affordable;
  };
  return scenes.flatMap((scene): Scene[] => {
    if (scene.type === "send") {
      people.set(scene.n, scene.to.length);
      return [{ ...scene, amount: spend(scene.from, scene.at, scene.amount, scene.to.length) }];
    }
    if (scene.type !== "endorsement") return [scene];
    const amount = spend(scene.by, scene.at, scene.amount, people.get(scene.on) ?? 1);
    return amount > 0 ? [{ ...scene, amount }] : [];
  });
}
