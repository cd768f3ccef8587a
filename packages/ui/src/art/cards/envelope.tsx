import "../../entity/card-paper.css";
import { type ReactNode, useId } from "react";
import { fittedLine } from "./fitted-line.ts";

const cream = "oklch(0.985 0.008 84)";
const pale = (share: number) => `color-mix(in oklab, var(--t-bloom-b) ${share}%, ${cream})`;
const shade = (share: number) => `color-mix(in oklab, var(--t-bloom-a) ${share}%, var(--t-deep))`;
/** Of what is written on it, in either theme. */
const written = "oklch(0.3 0.02 84)";
const flap = "M0 16A16 16 0 0 1 16 0h608a16 16 0 0 1 16 16L336 226a28 28 0 0 1-32 0z";

type Props = {
  to: string;
  place: string;
  /** On its postmark. */
  date: string;
  /** A `CardFront`. */
  front: (size: { width: number; height: number }) => ReactNode;
  className?: string;
};

const Seal = () => (
  <g transform="translate(320 214)">
    <path
      d="M0-56c16 0 20 10 34 14s20 16 18 30 8 18 2 32-16 14-24 26-18 12-30 10-22 4-34-4-12-20-20-30-10-20-4-32-2-22 10-30 14-16 48-16z"
      fill="var(--t-brand)"
    />
    <circle r="38" fill="none" stroke="var(--t-on-brand)" strokeWidth="2" opacity=".5" />
    <g fill="var(--t-on-brand)" opacity=".92">
      <circle cy="-13" r="12" />
      <circle cx="13" r="12" />
      <circle cy="13" r="12" />
      <circle cx="-13" r="12" />
    </g>
    <circle r="6.500" fill="var(--t-brand)" />
  </g>
);

/** A letter on its way. What is on it stands beside it in words. */
export function SealedEnvelope({ to, place, date, front, className = "" }: Props) {
  const [name, below] = [fittedLine(to, { most: 30, least: 17 }), fittedLine(place, { most: 19, least: 14 })];
  return (
    <svg aria-hidden="true" direction="ltr" viewBox="0 0 640 404" className={`block overflow-visible ${className}`}>
      <rect width="640" height="404" rx="16" fill={cream} />
      <rect width="640" height="404" rx="16" fill={pale(12)} />
      <path d="M0 16 320 236 640 16" fill="none" stroke="oklch(0.85 0.02 84)" strokeWidth="2.500" />
      <path d={flap} fill={pale(26)} />
      <Seal />
      <g transform="translate(40 318)" fill={written}>
        <text fontSize={name.size} fontFamily="var(--font-display)" fontWeight="500">
          {name.text}
        </text>
        <text y="34" fontSize={below.size} fontFamily="var(--font-sans)" opacity=".8">
          {below.text}
        </text>
      </g>
      <g transform="translate(536 286)">
        <rect
          x="-5"
          y="-5"
          width="80"
          height="108"
          fill={cream}
          stroke="oklch(0.8 0.02 84)"
          strokeWidth="2"
          strokeDasharray="3 4"
        />
        {front({ width: 70, height: 98 })}
      </g>
      <g transform="translate(498 348) rotate(-12)" fill="none" stroke={written} strokeWidth="2" opacity=".55">
        <circle r="34" />
        <circle r="25" />
        <path d="M34-8h70M34 0h70M34 8h70" />
      </g>
      <text
        x="498"
        y="353"
        textAnchor="middle"
        fontSize="13"
        fontWeight="600"
        fontFamily="var(--font-sans)"
        fill={written}
        transform="rotate(-12 498 348)"
      >
        {date}
      </text>
    </svg>
  );
}

/** The card rises out of it once; with reduced motion it is simply there. */
export function OpenEnvelope({ front, className = "" }: Pick<Props, "front" | "className">) {
  const id = useId().replace(/\W/g, "");
  return (
    <svg aria-hidden="true" viewBox="0 -260 640 680" className={`block overflow-visible ${className}`}>
      <path d="M20 130 320-60l300 190v270H20z" fill="color-mix(in oklab, var(--t-deep) 70%, black)" />
      <path d="M20 130 320-60l300 190z" fill="var(--t-deep-3)" />
      <path
        d="M20 130 320-60l300 190"
        fill="none"
        stroke="var(--t-spark)"
        strokeWidth="3"
        strokeLinejoin="round"
        opacity=".7"
      />
      <clipPath id={id}>
        <path d="M0-600h640v1000H0z" />
      </clipPath>
      {/* As long as it is inside nothing of it is below. */}
      <g clipPath={`url(#${id})`}>
        <g className="card-moment">
          <g transform="translate(150 -240)">
            <rect x="-5" y="-5" width="350" height="486" rx="10" fill={cream} />
            {front({ width: 340, height: 476 })}
          </g>
        </g>
      </g>
      <path d="M20 130v270a14 14 0 0 0 14 14h572a14 14 0 0 0 14-14V130L320 232z" fill={shade(66)} />
      <path d="M24 408 300 214q20-14 40 0l276 194a14 14 0 0 1-10 6H34a14 14 0 0 1-10-6z" fill={shade(88)} />
    </svg>
  );
}
