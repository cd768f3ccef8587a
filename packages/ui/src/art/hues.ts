/** The twelve hues that are offered, from coral to rose; the theme keeps each readable in both modes. */
export const hues = [18, 45, 72, 100, 140, 165, 195, 225, 255, 285, 315, 345] as const;
