import type { Good } from "./hues.ts";
import { a, b, c, line } from "./hues.ts";

export const outings = {
  hammock: {
    tone: 255,
    draw: (
      <>
        <circle cx="236" cy="62" r="30" fill={c(2)} />
        <path d="M0 184c60-14 240-14 300 0v56H0z" fill={b(2)} />
        <path d="M46 60h14v132H46zm194 0h14v132h-14z" fill={a(4)} />
        <circle cx="53" cy="48" r="44" fill={b(3)} />
        <circle cx="30" cy="72" r="26" fill={b(4)} />
        <circle cx="247" cy="54" r="40" fill={b(3)} />
        <circle cx="268" cy="80" r="26" fill={b(4)} />
        <path d="M56 112c40 76 148 76 188 0-40 36-148 36-188 0z" fill={c(3)} />
        <path d="M56 112c40 56 148 56 188 0-40 36-148 36-188 0z" fill={c(4)} />
        <path d="M100 142c30 22 70 22 100 0" stroke={c(1)} strokeWidth="4" {...line} />
      </>
    ),
  },
  train: {
    tone: 195,
    draw: (
      <>
        <path d="M0 0h300v240H0z" fill={a(0)} />
        <path d="M0 150 70 84l50 44 60-70 120 92z" fill={a(2)} />
        <path d="M0 172c90-30 210-30 300 0v68H0z" fill={b(2)} />
        <path d="M26 122h208c26 0 44 22 48 60H26z" fill={a(4)} />
        <path d="M26 150h254l2 32H26z" fill={c(3)} />
        <path d="M44 132h34v22H44zm46 0h34v22H90zm46 0h34v22h-34zm46 0h30c14 0 24 8 30 22h-60z" fill={a(0)} />
        <path d="M0 196h300" stroke={a(4)} strokeWidth="6" />
        <circle cx="70" cy="188" r="11" fill={b(4)} />
        <circle cx="200" cy="188" r="11" fill={b(4)} />
      </>
    ),
  },
  cinema: {
    tone: 345,
    draw: (
      <>
        <path d="M56 34h188v104H56z" fill={a(4)} />
        <path d="M66 44h168v84H66z" fill={a(0)} />
        <path d="m136 68 36 18-36 18z" fill={a(4)} />
        <path d="M104 120h92l-14 110h-64z" fill={a(1)} />
        <path d="M112 120h18l4 110h-14zm38 0h18l-4 110h-12zm36 0h10l-14 110h-8z" fill={a(4)} />
        <g fill={b(1)}>
          <circle cx="112" cy="114" r="15" />
          <circle cx="136" cy="104" r="17" />
          <circle cx="162" cy="106" r="16" />
          <circle cx="186" cy="114" r="15" />
          <circle cx="150" cy="118" r="16" />
        </g>
        <g fill={b(2)}>
          <circle cx="124" cy="118" r="8" />
          <circle cx="170" cy="118" r="8" />
          <circle cx="148" cy="98" r="7" />
        </g>
      </>
    ),
  },
  trees: {
    tone: 140,
    draw: (
      <>
        <path d="M0 178c70-30 230-30 300 0v62H0z" fill={a(3)} />
        <path d="M0 204c80-24 220-24 300 0v36H0z" fill={a(4)} />
        <circle cx="244" cy="52" r="24" fill={c(2)} />
        {[
          [58, 150, 0.8],
          [112, 134, 1.05],
          [170, 140, 0.9],
          [226, 150, 0.75],
        ].map(([x, y, s]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${s})`}>
            <path d="M-3 0h6v56h-6z" fill={c(4)} />
            <path d="M0-66c26 26 34 48 24 66-10 14-38 14-48 0-10-18-2-40 24-66z" fill={b(4)} />
            <path d="M0-66c26 26 34 48 24 66-6 8-14 10-24 10z" fill={a(4)} />
            <path d="M16 30v32" stroke={c(3)} strokeWidth="4" />
          </g>
        ))}
      </>
    ),
  },
  buoy: {
    tone: 18,
    draw: (
      <>
        <path d="M0 168c36-18 72-18 108 0s72 18 108 0 60-14 84-6v78H0z" fill={c(3)} />
        <circle cx="150" cy="112" r="74" fill={a(4)} />
        <path
          d="M150 38a74 74 0 0 1 64 37l-36 20a32 32 0 0 0-28-15zm64 111a74 74 0 0 1-64 37v-42a32 32 0 0 0 28-15zM86 75a74 74 0 0 0 0 74l36-20a32 32 0 0 1 0-34z"
          fill={a(0)}
        />
        <circle cx="150" cy="112" r="32" fill={a(1)} />
        <path d="M0 196c36-16 72-16 108 0s72 16 108 0 60-12 84-6v50H0z" fill={c(4)} />
      </>
    ),
  },
  bike: {
    tone: 225,
    draw: (
      <>
        <path d="M0 190h300v50H0z" fill={a(2)} />
        <circle cx="84" cy="156" r="46" fill="none" stroke={a(4)} strokeWidth="9" />
        <circle cx="220" cy="156" r="46" fill="none" stroke={a(4)} strokeWidth="9" />
        <path d="M84 156 122 88h70l28 68M122 88l30 68H84m68 0 40-68" stroke={c(4)} strokeWidth="10" {...line} />
        <path d="M106 78h34m46-14 8 24m-8-24h26" stroke={a(4)} strokeWidth="10" {...line} />
        <path d="M204 56h56l-8 36h-40z" fill={b(3)} />
        <circle cx="152" cy="156" r="9" fill={a(4)} />
      </>
    ),
  },
} satisfies Record<string, Good>;
