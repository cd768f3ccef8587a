import { useLayoutEffect, useRef, useState } from "react";
import { seeded } from "../art/seed.ts";
import { celebrate } from "../celebrate.ts";
import { Modal } from "../modal.tsx";

type Props = { title: string; hues: number[]; onDone: () => void };
const petal = "M0-26C12-12 12 12 0 26C-12 12-12-12 0-26z";

function petals(hues: number[]) {
  const r = seeded(hues.join() || "day");
  return Array.from({ length: 150 }, (_, i) => {
    const angle = r() * 6.283;
    const far = 190 + r() ** 0.75 * 520;
    const x = Math.cos(angle) * far;
    const y = Math.sin(angle) * far;
    const turn = (angle * 180) / Math.PI + 90 + (r() - 0.5) * 50;
    const tone = (hues[i % hues.length] as number) + (r() < 0.25 ? 40 : 0);
    const transform = `translate(${500 + x} ${500 + y}) rotate(${turn}) scale(${0.5 + r() * 0.9})`;
    return {
      hidden: Math.abs(x) < 380 && Math.abs(y) < 150,
      transform,
      fill: `oklch(${0.66 + r() * 0.2} 0.13 ${tone})`,
    };
  }).filter((p) => !p.hidden);
}

/** 'You just made someone's day!' in the hues of what was given: fades after two seconds, the animation lasts three; any key or touch ends it sooner. */
export function SuccessOverlay({ title, hues, onDone }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const [fading, setFading] = useState(false);
  const tones = hues.length > 0 ? hues : [35, 150];
  const done = useRef(onDone);
  done.current = onDone;
  const toneList = tones.join();
  useLayoutEffect(() => {
    if (!screen.current) return;
    let over = false;
    const fade = setTimeout(() => setFading(true), 2000);
    void celebrate(screen.current, toneList.split(",").map(Number)).then(() => over || done.current());
    return () => {
      over = true;
      clearTimeout(fade);
    };
  }, [toneList]);
  return (
    <Modal
      open
      onClose={onDone}
      label={title}
      className={`size-full bg-deep text-on-deep [transition:opacity_1s] ${fading ? "opacity-0" : ""}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: any key or touch ends it */}
      <div
        ref={screen}
        tabIndex={-1}
        data-autofocus
        onKeyDown={onDone}
        onPointerDown={onDone}
        className="relative size-full overflow-hidden"
      >
        <svg
          aria-hidden="true"
          className="absolute inset-0 size-full"
          viewBox="0 0 1000 1000"
          preserveAspectRatio="xMidYMid slice"
        >
          {petals(tones).map((p) => (
            <path key={p.transform} d={petal} transform={p.transform} fill={p.fill} opacity=".9" />
          ))}
        </svg>
        <div className="absolute inset-0 grid place-items-center p-8">
          <div className="animate-rise text-center" role="status">
            <svg aria-hidden="true" viewBox="-100 -100 200 200" className="mx-auto mb-6 size-28">
              {Array.from({ length: 16 }, (_, i) => i * 22.5).map((turn, i) => (
                <path
                  key={turn}
                  d="M0-40C9-58 10-80 0-97C-10-80-9-58 0-40z"
                  transform={`rotate(${turn})`}
                  fill={`oklch(0.8 0.13 ${tones[i % tones.length]})`}
                />
              ))}
              <circle r="24" fill="var(--t-spark)" />
            </svg>
            <p className="font-display text-[clamp(2.25rem,5vw,4rem)] leading-[1.08] font-[440] text-balance track-display">
              {title}
            </p>
          </div>
        </div>
      </div>
    </Modal>
  );
}
