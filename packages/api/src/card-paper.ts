/** Where signatures stand on a card's pages. Pure and the same everywhere: the server decides by it, the writer's screen shows it beforehand. */

/** In units of its own, as A5 when printed. Two pages that lie open side by side are a sheet. */
export const paper = { width: 600, height: 840 } as const;

export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  /** From 0. */
  page: number;
  x: number;
  y: number;
}
export interface Box extends Spot, Size {}

const MARGIN = 36;
const COLUMNS = 2;
const ROWS = 12;
const CELL = { width: (paper.width - 2 * MARGIN) / COLUMNS, height: (paper.height - 2 * MARGIN) / ROWS } as const;
const ON_SHEET = 2;
/** Around each box, so that it may be turned a little without touching the next. */
const AIR = 6;
const GAP = 2 * AIR + 8;
/** The page's edge for what is placed by hand. */
const EDGE = 14;
const GOLDEN = 0.618034;

/** What one column holds, and what both together. */
export const column = CELL.width - GAP;
export const bothColumns = COLUMNS * CELL.width - GAP;
/** The tallest that a page holds. */
export const tallest = ROWS * CELL.height - GAP;

const overlap = (a: Box, b: Box, air: number) =>
  a.page === b.page &&
  a.x < b.x + b.width + air &&
  b.x < a.x + a.width + air &&
  a.y < b.y + b.height + air &&
  b.y < a.y + a.height + air;

/** Whether a box keeps clear of all others. */
export const isFree = (box: Box, taken: readonly Box[]) => !taken.some((one) => overlap(box, one, 2 * AIR));

/** Keeps a box on its page. */
export function onPaper<B extends Box>(box: B): B {
  const within = (at: number, size: number, most: number) =>
    Math.round(Math.max(EDGE, Math.min(at, most - EDGE - size)));
  return { ...box, x: within(box.x, box.width, paper.width), y: within(box.y, box.height, paper.height) };
}

const cellOf = (page: number, column: number, row: number): Box => ({
  page,
  x: MARGIN + column * CELL.width,
  y: MARGIN + row * CELL.height,
  ...CELL,
});

/** Which cells of each page are taken, as bits: one number a page. */
function fillOf(taken: readonly Box[]): number[] {
  const pages: number[] = [];
  for (const box of taken) {
    let bits = pages[box.page] ?? 0;
    for (let at = 0; at < COLUMNS * ROWS; at += 1)
      if (overlap(cellOf(box.page, at % COLUMNS, Math.floor(at / COLUMNS)), box, AIR)) bits |= 1 << at;
    pages[box.page] = bits;
  }
  return pages;
}

interface Slot {
  beside: number;
  column: number;
  row: number;
  bits: number;
}
const slotsBySpan = new Map<string, Slot[]>();
/**
 * Every place of a sheet for so many columns and rows, in the order in which they are tried: first those at which the rows come out even,
 * scattered so that a card with few signatures does not crowd in a corner; then all others from the top.
 */
function slotsFor(columns: number, rows: number): Slot[] {
  const key = `${columns} ${rows}`;
  const known = slotsBySpan.get(key);
  if (known) return known;
  const all: Slot[] = [];
  for (let row = 0; row + rows <= ROWS; row += 1)
    for (let beside = 0; beside < ON_SHEET; beside += 1)
      for (let column = 0; column + columns <= COLUMNS; column += 1) {
        let bits = 0;
        for (let r = row; r < row + rows; r += 1)
          for (let c = column; c < column + columns; c += 1) bits |= 1 << (r * COLUMNS + c);
        all.push({ beside, column, row, bits });
      }
  const even = all.filter(({ row }) => row % rows === 0);
  const scattered = even
    .map((slot, n) => ({ slot, at: (n * GOLDEN) % 1 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ slot }) => slot);
  const slots = [...scattered, ...all.filter(({ row }) => row % rows !== 0)];
  slotsBySpan.set(key, slots);
  return slots;
}

/** By the rule: the first free place from the first sheet on. `chance` (0 to 1, the signature's own) shifts it within its cells. */
function byRule(taken: readonly Box[], size: Size, chance: number): Box {
  const columns = size.width > column ? COLUMNS : 1;
  const rows = Math.min(ROWS, Math.ceil((size.height + GAP) / CELL.height));
  const slots = slotsFor(columns, rows);
  const fill = fillOf(taken);
  for (let sheet = 0; ; sheet += 1) {
    const slot = slots.find(({ beside, bits }) => !((fill[sheet * ON_SHEET + beside] ?? 0) & bits));
    if (!slot) continue;
    const room = { x: columns * CELL.width - GAP - size.width, y: rows * CELL.height - GAP - size.height };
    return {
      page: sheet * ON_SHEET + slot.beside,
      x: Math.round(MARGIN + slot.column * CELL.width + GAP / 2 + Math.max(0, room.x) * chance),
      y: Math.round(MARGIN + slot.row * CELL.height + GAP / 2 + Math.max(0, room.y) * ((chance * 7) % 1)),
      width: size.width,
      height: size.height,
    };
  }
}

const STEP = 12;
/** The free place of a page that is nearest to the one that is wanted. */
function nearest(taken: readonly Box[], wanted: Box): Box | null {
  const beside = taken.filter(({ page }) => page === wanted.page);
  const found: { box: Box; far: number }[] = [];
  for (let x = EDGE; x <= paper.width - EDGE - wanted.width; x += STEP)
    for (let y = EDGE; y <= paper.height - EDGE - wanted.height; y += STEP)
      found.push({ box: { ...wanted, x, y }, far: Math.hypot(x - wanted.x, y - wanted.y) });
  found.sort((a, b) => a.far - b.far);
  return found.find(({ box }) => isFree(box, beside))?.box ?? null;
}

/**
 * Where a signature goes: where its writer put it, or as near to it as others leave room; without a wish by the rule. What is taken stays
 * where it is, so that a new one moves nobody.
 */
export function placeOf(taken: readonly Box[], size: Size, chance: number, wish?: Spot | null): Box {
  if (!wish) return byRule(taken, size, chance);
  const wanted = onPaper({ ...wish, ...size });
  return isFree(wanted, taken) ? wanted : (nearest(taken, wanted) ?? byRule(taken, size, chance));
}
