import { balloon } from "./designs/balloon.ts";
import { boats } from "./designs/boats.ts";
import { candles } from "./designs/candles.ts";
import { cranes } from "./designs/cranes.ts";
import { doorway } from "./designs/doorway.ts";
import { fireworks } from "./designs/fireworks.ts";
import { nest } from "./designs/nest.ts";
import { rings } from "./designs/rings.ts";
import { table } from "./designs/table.ts";
import { umbrella } from "./designs/umbrella.ts";
import { wildflowers } from "./designs/wildflowers.ts";
import { winter } from "./designs/winter.ts";
import type { Draw } from "./shape.ts";

/** The twelve fronts that come with the product. */
export const cardDrawings: Readonly<Record<string, Draw>> = {
  rings,
  candles,
  doorway,
  wildflowers,
  fireworks,
  boats,
  balloon,
  umbrella,
  table,
  cranes,
  nest,
  winter,
};
