import { type Answer, type Args, fetchApi } from "@plaudit/api/client.ts";
import { useLiveAnswers, usePages, useQuery } from "@plaudit/api/react";
import { saveFile } from "@plaudit/ui/save-file.ts";

const lines = "GET /points/transactions";
const lapses = "GET /points/lapses";
export type Line = Answer<typeof lines>["results"][number];
export type Account = Line["account"];
export type Filter = Omit<NonNullable<Args<typeof lines>["query"]>, "ownerId" | "cursor" | "pageSize">;

/** The member's own statement; what happens meanwhile is added to it. */
export function useStatement(query: Filter) {
  useLiveAnswers([lines, lapses], ({ type }) => type === "points");
  return usePages(lines, { query }, "cursor");
}

export const useLapses = () => useQuery(lapses, {});

/** As a file of the browser's. */
export async function downloadStatement(query: Filter) {
  const response = await fetchApi("GET /points/transactions/export", { query });
  saveFile(await response.blob(), "points.csv");
}
