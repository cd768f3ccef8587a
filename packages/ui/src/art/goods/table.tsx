import type { Good } from "./hues.ts";
import { a, b, c, line } from "./hues.ts";

export const table = {
  bowls: {
    tone: 72,
    draw: (
      <>
        <path d="M0 170h300v70H0z" fill={a(2)} />
        <path d="M36 108h128c0 46-26 72-64 72s-64-26-64-72z" fill={c(4)} />
        <ellipse cx="100" cy="108" rx="64" ry="16" fill={a(1)} />
        <path d="M58 104c14-8 26 6 40-2s26 6 44 0" stroke={a(4)} strokeWidth="6" {...line} />
        <circle cx="116" cy="110" r="7" fill={b(4)} />
        <path d="M146 128h118c0 42-24 66-59 66s-59-24-59-66z" fill={a(4)} />
        <ellipse cx="205" cy="128" rx="59" ry="15" fill={b(1)} />
        <circle cx="188" cy="124" r="8" fill={c(4)} />
        <circle cx="214" cy="130" r="8" fill={b(4)} />
        <path d="m196 112 62-64m-48 70 62-56" stroke={a(4)} strokeWidth="6" {...line} />
        <path d="M78 78c-8-10 8-16 0-28m26 28c-8-10 8-16 0-28" stroke={a(3)} strokeWidth="5" {...line} />
      </>
    ),
  },
  coffee: {
    tone: 45,
    draw: (
      <>
        <path d="M0 196h300v44H0z" fill={a(2)} />
        <path d="M92 62h92l12 140H80z" fill={a(4)} />
        <path d="M92 62h92l3 34H89z" fill={c(4)} />
        <path d="M88 48h100v18H88z" fill={a(3)} />
        <circle cx="138" cy="146" r="32" fill={a(1)} />
        <path d="M138 122c14 10 14 38 0 48-14-10-14-38 0-48z" fill={a(4)} />
        <path d="M138 122c-6 16 6 32 0 48" stroke={a(1)} strokeWidth="3" {...line} />
        <path d="M206 158h52v28c0 20-52 20-52 0z" fill={b(3)} />
        <path d="M258 164c16-2 16 22 0 20" stroke={b(3)} strokeWidth="7" {...line} />
        <path d="M222 146c-6-9 6-13 0-24m20 24c-6-9 6-13 0-24" stroke={a(3)} strokeWidth="5" {...line} />
      </>
    ),
  },
  soup: {
    tone: 12,
    draw: (
      <>
        <path d="M0 192h300v48H0z" fill={a(2)} />
        <path d="M70 104h160v62c0 26-20 40-40 40h-80c-20 0-40-14-40-40z" fill={a(4)} />
        <path d="M150 104h80v62c0 26-20 40-40 40h-40z" fill={a(3)} opacity=".45" />
        <ellipse cx="150" cy="104" rx="80" ry="18" fill={b(2)} />
        <circle cx="122" cy="104" r="7" fill={c(4)} />
        <circle cx="160" cy="98" r="6" fill={b(4)} />
        <circle cx="184" cy="108" r="7" fill={a(4)} />
        <path d="M70 124H48m182 0h22" stroke={a(4)} strokeWidth="14" {...line} />
        <path d="M196 104 244 30" stroke={c(4)} strokeWidth="9" {...line} />
        <path d="M112 78c-10-14 10-20 0-36m32 36c-10-14 10-20 0-36" stroke={a(3)} strokeWidth="6" {...line} />
      </>
    ),
  },
} satisfies Record<string, Good>;
