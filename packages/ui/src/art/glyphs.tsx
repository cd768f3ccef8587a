// Plaudit's own marks. A point is a four-petal rosette: the flower of the monthly goal, small enough to hand over.
const petals = (
  <>
    <circle cx="12" cy="7.2" r="4.4" />
    <circle cx="16.8" cy="12" r="4.4" />
    <circle cx="12" cy="16.800" r="4.4" />
    <circle cx="7.2" cy="12" r="4.4" />
  </>
);
type P = { className?: string };

export const PointGlyph = ({ className = "size-4" }: P) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className} fill="currentColor">
    <g transform="translate(-3 -3) scale(1.25)">{petals}</g>
    <circle cx="12" cy="12" r="2.5" fill="var(--glyph-eye, var(--t-surface))" />
  </svg>
);
/** To give: the rosette leaves the hand. */
export const GiveGlyph = ({ className = "size-5" }: P) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <g fill="currentColor" transform="translate(4.5 -2.2) scale(.82)">
      {petals}
    </g>
    <circle cx="14.340" cy="7.640" r="1.600" fill="var(--glyph-eye, var(--t-surface))" />
    <path
      d="M2.500 17.500c2.400-2.200 4.700-2.500 6.700-1l2 .1c1.700.1 2.100 2.300.4 2.700l-3 .6M12.700 18.200l4.600-2.700c1.600-.9 3 .9 1.700 2.200-2.200 2.200-4.600 4-8.300 4-2.700 0-4.600-1.400-8.200-.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.700"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
/** To spend: the rosette struck on a coin. */
export const SpendGlyph = ({ className = "size-5" }: P) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <circle cx="12" cy="12" r="10.100" fill="none" stroke="currentColor" strokeWidth="1.700" />
    <g fill="currentColor" transform="translate(4.100 4.100) scale(.66)">
      {petals}
    </g>
    <circle cx="12" cy="12" r="1.400" fill="var(--glyph-eye, var(--t-surface))" />
  </svg>
);
export const PlauditMark = ({ className = "size-8" }: P) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <g fill="var(--t-ink)" transform="translate(-1.2 -1.2) scale(1.1)">
      {petals}
    </g>
    <circle cx="12" cy="12" r="2.500" fill="var(--t-canvas)" />
  </svg>
);
/** Somebody new: two leaves. */
export const SproutGlyph = ({ className = "size-4" }: P) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className} fill="currentColor">
    <path d="M11.200 13.200C10.800 8.600 7.600 6 2.600 6c.2 5 3.200 8 8.600 7.200zM12.800 10.600c.3-4.600 3.400-7.200 8.600-7.200-.2 5.200-3.300 8.200-8.600 7.200z" />
    <path d="M12 21v-9" fill="none" stroke="currentColor" strokeWidth="1.800" strokeLinecap="round" />
  </svg>
);
