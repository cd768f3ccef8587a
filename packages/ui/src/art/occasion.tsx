export type OccasionKind = "birthday" | "anniversary" | "welcome" | "onboarding";
type Props = {
  kind: OccasionKind;
  years?: number;
  /** A picture of the company's own, in place of the drawing. */
  urls?: Record<string, string> | null | undefined;
  /** On the deep ground. */
  deep?: boolean;
  className?: string;
};

const mix = (share: number) => `color-mix(in oklab, var(--t-bloom-b) ${share}%, var(--t-bloom-a))`;
/** More rings than this cannot be told apart. */
const MOST_RINGS = 12;

const Candle = () => (
  <>
    <path d="M0-21c6 7 7 11 0 15-7-4-6-8 0-15z" fill="var(--t-spark)" />
    <path d="M-4-4h8v26h-8z" fill={mix(10)} />
    <path d="M-4 4l8-5m-8 13 8-5m-8 13 8-5" stroke="var(--t-surface)" strokeWidth="1.800" />
    <path d="M-12 22h24" stroke={mix(60)} strokeWidth="3" strokeLinecap="round" />
  </>
);
const glow = (share: number) => `color-mix(in oklab, var(--t-bloom-b) ${100 - share}%, var(--t-spark))`;
function Rings({ years, tone }: { years: number; tone: (share: number) => string }) {
  const rings = Math.max(1, Math.min(years, MOST_RINGS));
  return Array.from({ length: rings }, (_, ring) => (
    <circle
      key={ring}
      r={22 - (ring * 20) / rings}
      cx={ring * 0.28}
      fill={ring === 0 ? "color-mix(in oklab, var(--t-bloom-b) 14%, transparent)" : "none"}
      stroke={tone((ring / rings) * 100)}
      strokeWidth={Math.max(1.1, Math.min(3.4, 14 / rings))}
    />
  ));
}
const Shoot = () => (
  <>
    <path d="M0 22V-4" stroke={mix(0)} strokeWidth="3" strokeLinecap="round" />
    <path d="M0 4C-14 5-19-3-19-12-6-13 0-7 0 4z" fill={mix(0)} />
    <path d="M0-2C1-15 9-21 20-21c0 12-7 19-20 19z" fill={mix(65)} />
    <path d="M-14 22h28" stroke={mix(40)} strokeWidth="3" strokeLinecap="round" />
  </>
);
const Stones = () => (
  <>
    <ellipse cx="-12" cy="16" rx="9" ry="4" fill={mix(0)} />
    <ellipse cx="6" cy="4" rx="8" ry="3.600" fill={mix(45)} />
    <ellipse cx="-5" cy="-8" rx="6.500" ry="3" fill={mix(75)} />
    <ellipse cx="8" cy="-17" rx="5" ry="2.300" fill="var(--t-spark)" />
  </>
);

/** What the day is: a candle, one ring for each year, a shoot, stones across the first months. */
export const Occasion = ({ kind, years = 1, urls, deep = false, className = "size-11" }: Props) =>
  urls ? (
    <img src={urls["celebration-mobile"]} alt="" className={`block shrink-0 rounded-md object-cover ${className}`} />
  ) : (
    <svg aria-hidden="true" viewBox="-24 -24 48 48" className={`block shrink-0 ${className}`}>
      {kind === "birthday" && <Candle />}
      {kind === "anniversary" && <Rings years={years} tone={deep ? glow : mix} />}
      {kind === "welcome" && <Shoot />}
      {kind === "onboarding" && <Stones />}
    </svg>
  );
