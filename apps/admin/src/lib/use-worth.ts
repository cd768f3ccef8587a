import { useApps, useQuery } from "@plaudit/api/react";
import { useFormat } from "@plaudit/i18n/react.ts";
import { worthText } from "./worth.ts";

/** What points are worth in the company's own currency; undefined where nobody has said it, and for who may not see it. */
export function useWorth(): (points: number) => string | undefined {
  const format = useFormat();
  const { has, may } = useApps();
  const sees = has("points") && may("points:browse");
  const worth = useQuery("GET /points/budgetSettings", sees ? {} : null).data?.worth[0];
  return (points) => worth && worthText(format, points, worth);
}
