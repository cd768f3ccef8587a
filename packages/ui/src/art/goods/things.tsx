import type { Good } from "./hues.ts";
import { a, b, c, line } from "./hues.ts";

export const things = {
  giftCard: {
    tone: 225,
    draw: (
      <>
        <path d="M0 176h300v64H0z" fill={a(2)} />
        <rect x="50" y="62" width="200" height="126" rx="14" fill={b(3)} transform="rotate(-7 150 125)" />
        <rect x="50" y="56" width="200" height="126" rx="14" fill={a(4)} />
        <path d="M196 56h26v126h-26z" fill={c(3)} />
        <path d="M50 108h200v22H50z" fill={c(3)} />
        <path d="M209 118c-30-34-58-30-52-8 4 14 32 14 52 8zm0 0c30-34 50-30 44-8-4 14-24 14-44 8z" fill={c(1)} />
        <path d="M70 82h72M70 156h44" stroke={a(1)} strokeWidth="8" {...line} />
      </>
    ),
  },
  pottery: {
    tone: 35,
    draw: (
      <>
        <path d="M0 190h300v50H0z" fill={a(2)} />
        <ellipse cx="150" cy="192" rx="78" ry="17" fill={a(4)} />
        <ellipse cx="150" cy="184" rx="78" ry="17" fill={a(3)} />
        <path d="M112 182c-26-30-30-62-4-88 8-10 6-24 2-36h80c-4 12-6 26 2 36 26 26 22 58-4 88z" fill={b(3)} />
        <path d="M150 58h40c-4 12-6 26 2 36 26 26 22 58-4 88h-38z" fill={b(4)} opacity=".6" />
        <ellipse cx="150" cy="58" rx="40" ry="9" fill={a(4)} />
        <path d="M96 124c34 12 74 12 108 0m-110 18c34 12 78 12 112 0" stroke={a(1)} strokeWidth="4" {...line} />
        <path d="M40 96c24-8 44 0 56 22M260 96c-24-8-44 0-56 22" stroke={c(3)} strokeWidth="20" {...line} />
      </>
    ),
  },
  books: {
    tone: 300,
    draw: (
      <>
        <path d="M0 200h300v40H0z" fill={a(2)} />
        <path d="M54 170h180v30H54z" fill={a(4)} />
        <path d="M66 178h156v14H66z" fill={a(0)} />
        <path d="M70 136h176v34H70z" fill={b(3)} />
        <path d="M70 146h176v8H70z" fill={b(1)} />
        <path d="M44 104h168v32H44z" fill={c(4)} />
        <path d="M58 112h140v16H58z" fill={c(1)} />
        <path d="M96 40l120 22-8 46-120-22z" fill={a(3)} />
        <path d="m108 52 92 17" stroke={a(0)} strokeWidth="6" {...line} />
        <path d="M180 170v44l-9-8-9 8v-44z" fill={b(4)} />
      </>
    ),
  },
  hoodie: {
    tone: 165,
    draw: (
      <>
        <path d="M104 50c20-20 72-20 92 0l52 32 20 96-36 10-14-46v90H82v-90l-14 46-36-10 20-96z" fill={a(4)} />
        <path d="M104 50c20-20 72-20 92 0l-18 36h-56z" fill={a(3)} />
        <path d="M120 62c16-12 44-12 60 0l-14 30h-32z" fill={b(1)} />
        <path d="M138 90v34m24-34v34" stroke={a(0)} strokeWidth="5" {...line} />
        <path d="M108 168h84l12 40H96z" fill={a(3)} />
        <g fill={c(2)}>
          <circle cx="150" cy="138" r="7" />
          <circle cx="157" cy="145" r="7" />
          <circle cx="150" cy="152" r="7" />
          <circle cx="143" cy="145" r="7" />
        </g>
      </>
    ),
  },
  plant: {
    tone: 120,
    draw: (
      <>
        <path d="M0 196h300v44H0z" fill={a(2)} />
        <path d="M106 148h88l-12 66h-64z" fill={c(4)} />
        <path d="M98 134h104v20H98z" fill={c(3)} />
        <path d="M150 136C150 90 146 64 150 30" stroke={a(4)} strokeWidth="6" {...line} />
        <path d="M150 110c-52 4-72-24-74-58 46 0 74 20 74 58z" fill={b(3)} />
        <path d="M150 92c4-46 34-64 76-62 0 42-28 64-76 62z" fill={b(4)} />
        <path d="M150 136c-30-2-52-8-66-30 34-8 58 4 66 30z" fill={a(3)} />
        <path d="M150 134c6-24 28-36 60-30-8 26-30 34-60 30z" fill={a(4)} />
      </>
    ),
  },
} satisfies Record<string, Good>;
