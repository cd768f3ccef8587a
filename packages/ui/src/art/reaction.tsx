import type { ReactNode } from "react";

export const reactionKinds = ["heart", "clap", "smile", "flame", "star", "bulb", "strong", "cheers"] as const;
export type ReactionKind = (typeof reactionKinds)[number];
const c = (l: number, ch: number, h: number) => `oklch(${l} ${ch} ${h})`;
const reactions: Record<ReactionKind, ReactNode> = {
  heart: (
    <>
      <path
        d="M12 21C5 16 2.500 12.400 2.500 8.600A5.100 5.100 0 0 1 12 6a5.100 5.100 0 0 1 9.500 2.600C21.500 12.400 19 16 12 21z"
        fill={c(0.65, 0.2, 18)}
      />
      <path
        d="M6.300 6.600c-1.300.8-1.500 2.400-1.200 3.600"
        stroke={c(0.86, 0.08, 18)}
        strokeWidth="1.600"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  clap: (
    <>
      <path
        d="M4 14.500 9.500 7c1.200-1.600 3.400 0 2.300 1.600l1.600-2.100c1.200-1.600 3.500 0 2.300 1.700l.6-.8c1.100-1.400 3.200.1 2.200 1.600l-5.200 8.700c-2.100 3.500-6 4.300-8.300 2.500-2.300-1.700-2.600-4.200-1-5.700z"
        fill={c(0.82, 0.13, 75)}
      />
      <path
        d="m8.500 14.500 4-5.500m-1.400 7.200 4-5.400"
        stroke={c(0.62, 0.13, 60)}
        strokeWidth="1.200"
        strokeLinecap="round"
      />
      <path
        d="m15.500 2.200.5-1.400m3 3 1.200-1m.4 4.300 1.500-.2"
        stroke={c(0.66, 0.17, 40)}
        strokeWidth="1.500"
        strokeLinecap="round"
      />
    </>
  ),
  smile: (
    <>
      <circle cx="12" cy="12" r="10" fill={c(0.86, 0.15, 92)} />
      <path d="M6.500 13.400a5.600 5.600 0 0 0 11 0z" fill={c(0.33, 0.06, 60)} />
      <circle cx="8.600" cy="9.200" r="1.300" fill={c(0.33, 0.06, 60)} />
      <circle cx="15.400" cy="9.200" r="1.300" fill={c(0.33, 0.06, 60)} />
    </>
  ),
  flame: (
    <>
      <path
        d="M12 1c.5 4.500 8 6.800 8 13.500A8 8 0 0 1 12 23a8 8 0 0 1-8-8.500C4 10.500 7 9.500 7.600 6c.5 1 .8 2.600.8 3.600C10.500 7.800 12.600 4.500 12 1z"
        fill={c(0.66, 0.19, 40)}
      />
      <path
        d="M12.300 11.500c.3 2.700 3.700 3.600 3.700 7A4 4 0 0 1 8 18.700c0-3.200 3.600-4.200 4.300-7.200z"
        fill={c(0.87, 0.14, 88)}
      />
    </>
  ),
  star: (
    <>
      <path
        d="m12 1.800 3 6.600 7.100.8-5.300 4.800 1.500 7.100L12 17.500l-6.300 3.600L7.200 14 1.900 9.200 9 8.400z"
        fill={c(0.8, 0.15, 82)}
      />
      <path d="m12 1.800 3 6.600 7.100.8L12 12z" fill={c(0.89, 0.11, 92)} />
    </>
  ),
  bulb: (
    <>
      <path d="M12 2a7.200 7.200 0 0 0-4 13.200V18h8v-2.800A7.200 7.200 0 0 0 12 2z" fill={c(0.88, 0.14, 98)} />
      <path d="M8.500 19.200h7v1.200l-1.500 2h-4l-1.500-2z" fill={c(0.55, 0.03, 250)} />
      <path
        d="m9.800 10.500 2.200 2 2.200-2M12 12.500V18"
        stroke={c(0.6, 0.12, 70)}
        strokeWidth="1.300"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  strong: (
    <>
      <path
        d="m1.500 20.500 7-14.300c.5-1 1.900-1 2.400 0l3 6 1.400-2.300c.5-.9 1.700-.9 2.200 0l5 10.600z"
        fill={c(0.6, 0.09, 230)}
      />
      <path d="m6.700 10 1.900-3.800c.5-1 1.900-1 2.300 0l2 4-1.800 1.200-1.500-1-1.400 1z" fill={c(0.96, 0.01, 230)} />
    </>
  ),
  cheers: (
    <>
      <path d="M3.500 8h12v9.500a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4z" fill={c(0.62, 0.12, 35)} />
      <path
        d="M15.500 10.500h2.200a3.300 3.300 0 0 1 0 6.600h-2.200"
        stroke={c(0.62, 0.12, 35)}
        strokeWidth="2"
        fill="none"
      />
      <path
        d="M7 5.500c-1-1.300 1-2 0-3.500m4.500 3.500c-1-1.300 1-2 0-3.500"
        stroke={c(0.72, 0.03, 60)}
        strokeWidth="1.500"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
};
export const Reaction = ({ kind, className = "size-5" }: { className?: string; kind: ReactionKind }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    {reactions[kind]}
  </svg>
);
