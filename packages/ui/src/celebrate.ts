export const celebrations = ["confetti", "fireworks", "highFive"] as const;
export type Celebration = (typeof celebrations)[number];
const duration = 3000;
const hand =
  "M8 30c-4-3-6-8-6-13v-6c0-3 4-3 4 0v5V5c0-3 4-3 4 0v9V3c0-3 4-3 4 0v11V5c0-3 4-3 4 0v11l3-4c2-3 6-1 4 2l-6 12c-2 4-7 6-11 4z";

export const pickCelebration = (random = Math.random()) =>
  celebrations[Math.floor(random * celebrations.length)] ?? "confetti";

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const tint = (hue: number) => `hsl(${Math.round(hue) % 360} 75% 62%)`;

/** Three seconds over `into` (a dialog's own element, or the page). With reduced motion nothing flies: the caller's overlay is the calm variant. */
export async function celebrate(into: HTMLElement, hues: number[], variant = pickCelebration()): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return wait(duration);
  const { default: confetti } = await import("canvas-confetti");
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.className = "pointer-events-none fixed inset-0 z-60 size-full";
  into.append(canvas);
  // A worker would come from a blob, which the page's policy refuses.
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  const colors = (hues.length > 0 ? hues : [35, 150, 255]).flatMap((hue) => [tint(hue), tint(hue + 38)]);
  const end = performance.now() + duration;
  const bursts = {
    confetti: () => {
      for (const x of [0.1, 0.9]) {
        const angle = x < 0.5 ? 60 : 120;
        void fire({ particleCount: 18, spread: 62, startVelocity: 52, angle, origin: { x, y: 0.85 }, colors });
      }
    },
    fireworks: () => {
      const origin = { x: 0.15 + Math.random() * 0.7, y: 0.12 + Math.random() * 0.35 };
      void fire({ particleCount: 70, spread: 360, startVelocity: 28, gravity: 0.7, ticks: 110, origin, colors });
    },
    highFive: () => {
      const shapes = [confetti.shapeFromPath(hand)];
      for (const x of [-0.02, 1.02]) {
        const angle = x < 0.5 ? 20 : 160;
        const drift = x < 0.5 ? 0.4 : -0.4;
        void fire({
          particleCount: 5,
          spread: 30,
          startVelocity: 48,
          scalar: 2.4,
          shapes,
          angle,
          drift,
          origin: { x, y: 0.6 },
          colors,
        });
      }
      void fire({ particleCount: 16, spread: 360, startVelocity: 16, ticks: 60, origin: { x: 0.5, y: 0.42 }, colors });
    },
  };
  while (performance.now() < end - 600) {
    bursts[variant]();
    await wait(variant === "fireworks" ? 420 : 300);
  }
  await wait(Math.max(0, end - performance.now()));
  fire.reset();
  canvas.remove();
}
