// npm run fonts: the web fonts as packages/ui serves them and the fonts of what the server prints, cut from the families' own files; --check reports whether they are up to date.
// A browser takes a file when a character of its range is on the page, so the files follow languages: whatever names
// are on a Latin page, all that it can load of Figtree and Fraunces stays within the budget of a first screen.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensurePackages, root, say, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
const { default: subset } = await import("subset-font");

const theme = join(root, "packages/ui/src/theme");
const slugOf = (name) => name.toLowerCase().replaceAll(" ", "-");
const filesOf = (name) => join(root, "node_modules/@fontsource-variable", slugOf(name));
const points = (text) => [...text].map((char) => char.codePointAt(0));
const between = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const both = (text) => points(text + text.toUpperCase());

/**
 * Files by what is written with them. No letter is in the ranges of two files of a family: a browser would load both.
 * `range` declares more than a file has, where that makes no page load it in vain.
 */
const slices = {
  /** Latvian, Lithuanian, Estonian, Maltese, Welsh, Esperanto, Azeri and what else there is of Latin letters. */
  "latin-more": {
    letters: [...between(0x100, 0x17f), 0x18f, ...between(0x1cd, 0x1dc), 0x259, ...between(0x1e80, 0x1e85), 0x1e9e],
  },
  vietnamese: {
    letters: [...between(0x1ea0, 0x1ef9), ...points("ƠơƯưĨĩŨũ")],
    range: "U+128-129,U+168-169,U+1A0-1B0,U+1EA0-1EF9",
  },
  /** Polish, Czech, Slovak, Hungarian, the Balkans, Romanian, Turkish. */
  "latin-ext": { letters: [...both("ąćęłńśźżčďěĺľňřŕšťůžđőűășțşţğ"), ...points("İŸ")] },
  /** What every page has, and western Europe. */
  latin: {
    letters: [
      ...between(0x20, 0x7e),
      ...between(0xc0, 0xff),
      ...points("\u00a0\u2009\u202f¡¿«»‹›‘’‚“”„–—‐‑…·•†£€§°©®×−′″Œœı"),
    ],
    range: "U+0-FF,U+131,U+152-153,U+2000-22FF",
  },
  /** What Figtree lacks: schwa of Azeri, cedillas of older Romanian. */
  rare: { letters: both("əţ") },
  /** Arabic, Persian, Urdu, Kurdish; letters take their shapes from the font's own rules. */
  arabic: {
    letters: [
      ...points("،؛؟ـ\u200c\u200dپچژگکیٹڈڑںھہۂۓےۃڕڵۆێەڤ٪٫٬"),
      ...between(0x621, 0x63a),
      ...between(0x641, 0x655),
      ...between(0x660, 0x669),
      0x670,
      ...between(0x6f0, 0x6f9),
    ],
    range: "U+600-6FF,U+200C-200D",
  },
};

/** Figtree has no Vietnamese letters; these differ so little that nobody sees two faces in a name. Both are drawn at 1,000 units. */
const hanken = { name: "Hanken Grotesk", adjust: `${((100 * 500) / 493).toFixed(1)}%` };

/** Weights are those of the design. A rarer letter of Fraunces has one, between them: nobody sees that, and it is half as large. */
const families = [
  {
    name: "Figtree",
    weights: [400, 700],
    files: {
      "latin-more": "latin-ext",
      vietnamese: "vietnamese",
      "latin-ext": "latin-ext",
      latin: "latin",
      rare: "latin-ext",
    },
    lent: { vietnamese: hanken, rare: hanken },
  },
  {
    name: "Fraunces",
    weights: [400, 520],
    fixed: { "latin-ext": 440, "latin-more": 440, vietnamese: 440 },
    files: { "latin-more": "latin-ext", vietnamese: "vietnamese", "latin-ext": "latin-ext", latin: "latin" },
  },
  { name: "Noto Sans Arabic", weights: [400, 700], files: { arabic: "arabic" } },
  { name: "Noto Naskh Arabic", weights: [400, 520], files: { arabic: "arabic" } },
];

/** The characters of an sfnt, by its format 12 table where something lies beyond the basic plane, else by that of format 4. */
function charactersOf(font) {
  const tables = between(0, font.readUInt16BE(4) - 1).map((i) => 12 + 16 * i);
  const cmap = font.readUInt32BE(tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") + 8);
  const offsets = between(0, font.readUInt16BE(cmap + 2) - 1).map((i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i));
  const found = new Set();
  const wide = offsets.find((offset) => font.readUInt16BE(offset) === 12);
  if (wide !== undefined) {
    for (let group = 0; group < font.readUInt32BE(wide + 12); group += 1) {
      const start = wide + 16 + 12 * group;
      for (const point of between(font.readUInt32BE(start), font.readUInt32BE(start + 4))) found.add(point);
    }
    return found;
  }
  const at = offsets.find((offset) => font.readUInt16BE(offset) === 4);
  const twice = font.readUInt16BE(at + 6);
  for (let i = 0; i < twice; i += 2) {
    const [last, first] = [font.readUInt16BE(at + 14 + i), font.readUInt16BE(at + 16 + twice + i)];
    for (const point of between(first, last)) if (point !== 0xffff) found.add(point);
  }
  return found;
}

const hex = (point) => point.toString(16).toUpperCase();
/** `unicode-range` of ascending characters. */
function rangeOf(sorted) {
  const runs = [];
  for (const point of sorted) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}

const sourceOf = ({ name, files, lent }, slice) => {
  const drawn = slugOf(lent?.[slice]?.name ?? name);
  return readFileSync(join(filesOf(drawn), "files", `${drawn}-${files[slice]}-wght-normal.woff2`));
};
/** The letters of a slice that no later slice of the family has. */
function lettersOf({ files }, slice) {
  const later = Object.keys(files).slice(Object.keys(files).indexOf(slice) + 1);
  const taken = new Set(later.flatMap((other) => slices[other].letters));
  return slices[slice].letters.filter((point) => !taken.has(point));
}

/** By slice, what any family draws of it: ranges that are equal in all families cost nothing in a compressed style sheet. */
const drawn = new Map();
for (const family of families)
  for (const slice of Object.keys(family.files)) {
    const text = String.fromCodePoint(...lettersOf(family, slice));
    const whole = await subset(sourceOf(family, slice), text, { targetFormat: "truetype" });
    drawn.set(slice, new Set([...(drawn.get(slice) ?? []), ...charactersOf(whole)]));
  }

/** One file of a family, with the face that declares it. */
async function face(family, slice) {
  const { name, fixed, lent } = family;
  const [min, max] = family.weights;
  const slug = slugOf(name);
  const letters = lettersOf(family, slice).toSorted((a, b) => a - b);
  const range = slices[slice].range ?? rangeOf([...new Set(letters)].filter((point) => drawn.get(slice).has(point)));
  const bytes = await subset(sourceOf(family, slice), String.fromCodePoint(...letters), {
    targetFormat: "woff2",
    variationAxes: { wght: fixed?.[slice] ?? { min, max, default: 400 } },
  });
  const file = slug.endsWith(slice) ? `${slug}.woff2` : `${slug}-${slice}.woff2`;
  const adjust = lent?.[slice] ? ` size-adjust: ${lent[slice].adjust};` : "";
  const css = `@font-face { font-family: "${name} Variable"; font-display: swap; font-weight: ${min} ${max};${adjust} src: url("./fonts/${file}") format("woff2"); unicode-range: ${range}; }`;
  return { file, bytes, css };
}

const made = new Map();
const declarations = [];
for (const family of families) {
  for (const slice of Object.keys(family.files)) {
    const { file, bytes, css } = await face(family, slice);
    made.set(`fonts/${file}`, bytes);
    declarations.push(css);
  }
  for (const { name } of [family, ...Object.values(family.lent ?? {})])
    made.set(`fonts/${slugOf(name)}.LICENSE`, readFileSync(join(filesOf(name), "LICENSE")));
}
/** Kanji of everyday writing, by the first level of JIS X 0208; rarer ones are drawn as in Chinese. */
const everyday = new Set(
  between(0xb0, 0xcf).flatMap((row) =>
    between(0xa1, 0xfe).flatMap((cell) =>
      points(new TextDecoder("euc-jp").decode(Uint8Array.of(row, cell)).replaceAll("\ufffd", "")),
    ),
  ),
);
const isHan = (point) => /\p{Script=Han}/u.test(String.fromCodePoint(point));
const isHangul = (point) => /\p{Script=Hangul}/u.test(String.fromCodePoint(point));
const numbered = (first, last) => between(first, last).map(String);

/** For what the server prints: one weight each, as documents hold them; a letter is taken from the first that has it. Emoji are drawn in one color. */
const printed = [
  { name: "Fraunces", weight: 420, parts: ["latin", "latin-ext", "vietnamese"] },
  { name: "Figtree", weight: 550, parts: ["latin", "latin-ext"] },
  { name: "Noto Naskh Arabic", weight: 450, parts: ["arabic"] },
  { name: "Noto Sans", weight: 450, parts: ["cyrillic", "cyrillic-ext", "greek", "vietnamese", "devanagari"] },
  { name: "Noto Emoji", weight: 450, parts: numbered(0, 9) },
  { name: "Noto Sans Thai", weight: 450, parts: ["thai"] },
  { name: "Noto Sans SC", weight: 450, parts: numbered(4, 119) },
  { name: "Noto Sans JP", weight: 450, parts: numbered(0, 119), only: (point) => !isHan(point) || everyday.has(point) },
  { name: "Noto Sans KR", weight: 450, parts: numbered(0, 119), only: isHangul },
];
/** By family and file, what is drawn with it: a file is opened for the first letter that needs it. */
const faces = {};
const print = "../../../../apps/server/src/adapters/print/fonts";
for (const { name, weight, parts, only } of printed) {
  const slug = slugOf(name);
  const ranges = JSON.parse(readFileSync(join(filesOf(name), "unicode.json"), "utf8"));
  for (const part of parts) {
    const declared = (ranges[part] ?? ranges[`[${part}]`] ?? "")
      .split(",")
      .filter(Boolean)
      .flatMap((range) => {
        const [first, last = first] = range.replace("U+", "").split("-");
        return between(Number.parseInt(first, 16), Number.parseInt(last, 16));
      })
      .filter(only ?? (() => true));
    if (declared.length === 0) continue;
    const source = readFileSync(join(filesOf(name), "files", `${slug}-${part}-wght-normal.woff2`));
    const bytes = await subset(source, String.fromCodePoint(...declared), {
      targetFormat: "truetype",
      variationAxes: { wght: weight },
    });
    made.set(`${print}/${slug}-${part}.ttf`, bytes);
    const has = [...charactersOf(bytes)].filter((point) => declared.includes(point)).toSorted((a, b) => a - b);
    faces[slug] = { ...faces[slug], [`${slug}-${part}`]: rangeOf(has) };
  }
  made.set(`${print}/${slug}.LICENSE`, readFileSync(join(filesOf(name), "LICENSE")));
}
made.set(`${print}/faces.json`, Buffer.from(`${JSON.stringify(faces)}\n`));
made.set("fonts.css", Buffer.from(`/* Made by npm run fonts. */\n${declarations.join("\n")}\n`));

if (process.argv.includes("--check")) {
  const stale = [...made].filter(([file, bytes]) => {
    const path = join(theme, file);
    return !existsSync(path) || !readFileSync(path).equals(bytes);
  });
  for (const [file] of stale) say(`${join("packages/ui/src/theme", file)} is not what npm run fonts makes.`);
  process.exit(stale.length === 0 ? 0 : 1);
}
const folder = join(theme, "fonts");
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!made.has(`fonts/${file}`)) rmSync(join(folder, file));
mkdirSync(join(theme, print), { recursive: true });
for (const [file, bytes] of made) {
  writeFileSync(join(theme, file), bytes);
  if (/woff2$|ttf$/.test(file)) say(`${(bytes.length / 1000).toFixed(1).padStart(6)} kB  ${file}`);
}
