import { useState } from "react";
import type { RewardPage } from "./data.ts";

/** The one that was asked for, else the least expensive that can be had. */
export function useChosen({ variants }: RewardPage, wanted: string | null) {
  const [id, choose] = useState(wanted);
  const usual = variants.find(({ availability }) => availability === "open") ?? variants[0];
  return { chosen: variants.find((one) => one.id === id) ?? usual, choose };
}
