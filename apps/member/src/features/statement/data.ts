import { type Answer, fetchApi } from "@plaudit/api/client.ts";
import { revalidate, useLive, usePages, useQuery } from "@plaudit/api/react";
import { saveFile } from "@plaudit/ui/save-file.ts";

const lines = "GET /points/transactions";
const lapses = "GET /points/lapses";
export type Line = Answer<typeof lines>["results"][number];
export type Account = Line["account"];

/** The member's own statement; what happens meanwhile is added to it. */
export function useStatement(account: Account | undefined, on: boolean) {
  useLive((event) => {
    if (on && event.type === "points") void Promise.all([revalidate(lines), revalidate(lapses)]);
  });
  return usePages(lines, on ? { query: account ? { account } : {} } : null, "cursor");
}

export const useLapses = (on: boolean) => useQuery(lapses, on ? {} : null);

/** As a file of the browser's. */
export async function downloadStatement(account: Account | undefined) {
  const response = await fetchApi("GET /points/transactions/export", { query: account ? { account } : {} });
  saveFile(await response.blob(), "points.csv");
}
