/**
 * Where signatures stand on a card's pages. Each is placed once, when it is written, beside those that are there; from then on
 * it stays, whatever comes, changes or goes around it. Pure, so that whoever signs sees beforehand where it will be.
 */

/** A page in units of its own, as A5 when printed. Two pages that lie open side by side are a sheet. */
export const paper = { width: 600, height: 840 } as const;

export interface Size {
  width: number;
  height: number;
}
/** The start and top of what stands there before it is turned around its middle, in degrees. */
export interface Spot {
  /** From 0. */
  page: number;
  x: number;
  y: number;
  turn: number;
}
export interface Laid extends Spot, Size {}

const MARGIN = 36;
const COLUMNS = 2;
/** Fine enough that little is lost below each. */
const ROWS = 24;
const CELL = { width: (paper.width - 2 * MARGIN) / COLUMNS, height: (paper.height - 2 * MARGIN) / ROWS } as const;
export const ON_SHEET = 2;
const AIR = 6;
/** Between two in neighboring cells: air, and room for both to be turned by the rule. */
const GAP = 24;
/** The page's edge for what is placed by hand. */
const EDGE = 12;
const STEP = 12;
/** At a third, so that few are seen without scrolling. */
const MIDDLE = 0.33;
const MOST_TURN_BY_RULE = 2.2;

/** The widest that stands in one column, and across both. */
export const column = CELL.width - GAP;
export const bothColumns = COLUMNS * CELL.width - GAP;
/** The tallest that a page holds. */
export const tallest = ROWS * CELL.height - GAP;

interface Bounds extends Size {
  x: number;
  y: number;
}
/** The upright rectangle around what is turned. */
export function boundsOf({ x, y, width, height, turn }: Omit<Laid, "page">): Bounds {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const wide = width * Math.cos(angle) + height * Math.sin(angle);
  const high = width * Math.sin(angle) + height * Math.cos(angle);
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}
const touch = (a: Bounds, b: Bounds, air: number) =>
  a.x < b.x + b.width + air && b.x < a.x + a.width + air && a.y < b.y + b.height + air && b.y < a.y + a.height + air;

const fits = ({ width, height }: Size) => width <= paper.width - 2 * EDGE && height <= paper.height - 2 * EDGE;
/** Keeps it on its page, as it is turned; what is too large to be turned stands upright. */
export function onPaper<L extends Laid>(wanted: L): L {
  const laid = fits(boundsOf(wanted)) ? wanted : { ...wanted, turn: 0 };
  const { x, y, width, height } = boundsOf(laid);
  const by = (at: number, size: number, most: number) =>
    Math.max(EDGE, Math.min(at, Math.max(EDGE, most - EDGE - size))) - at;
  return { ...laid, x: laid.x + by(x, width, paper.width), y: laid.y + by(y, height, paper.height) };
}

interface Slot {
  beside: number;
  column: number;
  row: number;
  columns: number;
  /** Its rows, as bits. */
  bits: number;
}
const slotsBySpan = new Map<string, Slot[]>();
/** Every place of a sheet for so many columns and rows, from its middle outwards: what is left free stays whole, and few signatures stand well. */
function slotsFor(columns: number, rows: number): Slot[] {
  const key = `${columns} ${rows}`;
  const known = slotsBySpan.get(key);
  if (known) return known;
  const all: (Slot & { far: number })[] = [];
  for (let row = 0; row + rows <= ROWS; row += 1)
    for (let beside = 0; beside < ON_SHEET; beside += 1)
      for (let first = 0; first + columns <= COLUMNS; first += 1) {
        const bits = ((1 << rows) - 1) << row;
        // From side to side: each page begins in another column.
        const turn = (((first + beside) % COLUMNS) * ON_SHEET + beside) / 100;
        all.push({ beside, column: first, columns, row, bits, far: Math.abs(row + rows / 2 - MIDDLE * ROWS) + turn });
      }
  const slots = all.toSorted((a, b) => a.far - b.far);
  slotsBySpan.set(key, slots);
  return slots;
}

interface Page {
  /** Rows that are taken, as bits of each column. */
  rows: number[];
  taken: Bounds[];
}
function isClear({ column, columns, bits }: Slot, page: Page | undefined): boolean {
  for (let n = column; page && n < column + columns; n += 1) if ((page.rows[n] ?? 0) & bits) return false;
  return true;
}

export interface Pages {
  /** How many there are; always whole sheets. */
  readonly count: number;
  /**
   * Sets down the next signature: where its writer put it, or as near to it as others leave room; without a wish by the rule. `chance` (0 to 1) is its own.
   */
  add(size: Size, chance: number, wish?: Spot | null): Laid;
  /** What stands there already. */
  put(laid: Laid): Laid;
  /** Whether it would stand clear of all others. */
  isFree(laid: Laid): boolean;
  /** The same pages, to try something on. */
  copy(): Pages;
}

/** The pages of one card, empty at first. */
export function cardPages(before: readonly Page[] = []): Pages {
  const pages: Page[] = before.map(({ rows, taken }) => ({ rows: [...rows], taken: [...taken] }));
  const pageAt = (n: number): Page => {
    while (pages.length <= n)
      pages.push(...Array.from({ length: ON_SHEET }, () => ({ rows: Array<number>(COLUMNS).fill(0), taken: [] })));
    return pages[n] as Page;
  };
  const isFree = (laid: Laid) => {
    const bounds = boundsOf(laid);
    return !pages[laid.page]?.taken.some((one) => touch(bounds, one, AIR));
  };
  function take(laid: Laid): Laid {
    const page = pageAt(laid.page);
    const bounds = boundsOf(laid);
    page.taken.push(bounds);
    const cell = (column: number, row: number) => ({
      x: MARGIN + column * CELL.width,
      y: MARGIN + row * CELL.height,
      ...CELL,
    });
    page.rows = page.rows.map((taken, column) => {
      let bits = taken;
      for (let row = 0; row < ROWS; row += 1) if (touch(cell(column, row), bounds, 0)) bits |= 1 << row;
      return bits;
    });
    return laid;
  }
  function byRule(size: Size, chance: number): Laid {
    const columns = size.width > column ? COLUMNS : 1;
    const rows = Math.min(ROWS, Math.ceil((size.height + GAP) / CELL.height));
    const slots = slotsFor(columns, rows);
    for (let sheet = 0; ; sheet += 1) {
      const slot = slots.find((one) => isClear(one, pages[sheet * ON_SHEET + one.beside]));
      if (!slot) continue;
      const room = (cell: number, n: number, taken: number) => Math.max(0, n * cell - GAP - taken);
      return {
        page: sheet * ON_SHEET + slot.beside,
        x: Math.round(
          MARGIN + slot.column * CELL.width + GAP / 2 + room(CELL.width, columns, size.width) * ((chance * 5) % 1),
        ),
        y: Math.round(
          MARGIN + slot.row * CELL.height + GAP / 2 + room(CELL.height, rows, size.height) * ((chance * 7) % 1),
        ),
        // What is large is turned less: its ends would reach further.
        turn: (chance * 2 - 1) * MOST_TURN_BY_RULE * Math.min(1, 250 / Math.max(size.width, size.height)),
        width: size.width,
        height: size.height,
      };
    }
  }
  /** The free place of its page that is nearest to the one that is wanted. */
  function nearest(wanted: Laid): Laid | null {
    const found: { laid: Laid; far: number }[] = [];
    for (let x = 0; x < paper.width; x += STEP)
      for (let y = 0; y < paper.height; y += STEP) {
        const laid = { ...wanted, x, y };
        const kept = onPaper(laid);
        if (kept.x === x && kept.y === y) found.push({ laid, far: Math.hypot(x - wanted.x, y - wanted.y) });
      }
    return found.toSorted((a, b) => a.far - b.far).find(({ laid }) => isFree(laid))?.laid ?? null;
  }
  return {
    get count() {
      return pages.length;
    },
    isFree,
    copy: () => cardPages(pages),
    put: take,
    add(size, chance, wish) {
      if (!wish) return take(byRule(size, chance));
      // Nobody makes empty pages before their own.
      const wanted = onPaper({ ...wish, page: Math.min(wish.page, Math.max(pages.length, ON_SHEET)), ...size });
      return take(isFree(wanted) ? wanted : (nearest(wanted) ?? byRule(size, chance)));
    },
  };
}
