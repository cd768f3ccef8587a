import type { Mode } from "../theme/color.ts";

/** Lightness and chroma of `--art-0` to `--art-4`, for what has no stylesheet. */
export const shades: Record<Mode, readonly (readonly [number, number])[]> = {
  light: [
    [0.945, 0.035],
    [0.89, 0.065],
    [0.81, 0.105],
    [0.7, 0.14],
    [0.56, 0.135],
  ],
  dark: [
    [0.265, 0.035],
    [0.315, 0.05],
    [0.385, 0.07],
    [0.48, 0.095],
    [0.61, 0.115],
  ],
};
