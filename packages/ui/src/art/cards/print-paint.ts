import { hex, type Lch, theme } from "../../theme/color.ts";
import { mixed } from "../mixed.ts";
import type { Paint } from "./shape.ts";

const cream: Lch = { l: 0.985, c: 0.008, h: 84 };

/** In plain colors, for what cannot mix: the printed page. */
export function printPaint(brand: string): Paint {
  const { tokens } = theme(brand, "light");
  const of = (name: string) => tokens[name] as Lch;
  const between = (a: Lch, b: Lch) => (share: number) => hex(mixed(a, b, share));
  return {
    deep: hex(of("deep")),
    deep2: hex(of("deep-2")),
    deep3: hex(of("deep-3")),
    spark: hex(of("spark")),
    cream: hex(cream),
    dim: between(of("spark"), of("deep"))(70),
    mix: between(of("bloom-b"), of("bloom-a")),
    pale: between(of("bloom-b"), cream),
    dusk: between(of("bloom-a"), of("deep")),
    id: "front",
  };
}
