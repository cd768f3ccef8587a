import { useTranslation } from "@plaudit/i18n/react.ts";

const lines = Array.from(
  { length: 13 },
  (_, n) =>
    `M${10 + n * 12} 190C${30 + n * 9} ${120 - n * 4} ${60 + n * 8} ${80 + n * 3} ${190 - n * 2} ${20 + n * 11}`,
);
/** The same for the same reward. */
const hueOf = (id: string) => Number.parseInt(id.slice(0, 6), 16) % 360;

type Props = { id: string; name: string; amount: string; className?: string };

/** A gift card: name and amount in a hue of the shop's own, never a made-up mark. What it says stands beside it. */
export function ShopCard({ id, name, amount, className = "" }: Props) {
  const { t } = useTranslation("shop");
  const hue = hueOf(id);
  return (
    <div
      aria-hidden="true"
      style={{ background: `linear-gradient(118deg, oklch(0.36 0.075 ${hue}), oklch(0.27 0.06 ${hue - 14}))` }}
      className={`relative flex aspect-[1.586] flex-col justify-between overflow-hidden rounded-lg p-[7%] text-white ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 200 200"
        className="absolute -end-[12%] -top-[40%] h-[180%] opacity-55"
        fill="none"
        stroke={`oklch(0.62 0.1 ${hue})`}
        strokeWidth="1.4"
      >
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      <span className="relative font-display text-title leading-none font-[460] wrap-anywhere track-display">
        <bdi>{name}</bdi>
        <span className="mt-1.5 block font-sans text-xs font-normal">{t(($) => $.tango.kind)}</span>
      </span>
      <span className="relative font-display text-[clamp(2rem,5vw,3.5rem)] leading-none tabular-nums track-display">
        <bdi>{amount}</bdi>
      </span>
    </div>
  );
}
