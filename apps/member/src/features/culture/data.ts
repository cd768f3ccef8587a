import type { Answer } from "@plaudit/api/client.ts";
import type { CulturePeriod } from "@plaudit/api/culture.ts";
import { useQuery } from "@plaudit/api/react";

export type Overview = Answer<"GET /culture/overview">;
export type { CulturePeriod };

/** Keeps showing the previous data while another period loads. */
export const useOverview = (period: CulturePeriod) =>
  useQuery("GET /culture/overview", { query: { period } }, { keepPreviousData: true });
export const useStories = (period: CulturePeriod, qualityId: string) =>
  useQuery(
    "GET /culture/stories",
    { query: qualityId ? { period, qualityId } : { period } },
    { keepPreviousData: true },
  );
