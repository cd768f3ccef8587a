import { fetchApi } from "@plaudit/api/client.ts";
import type { DataCopy } from "@plaudit/api/data-copy.ts";
import { revalidate, useAction, useQuery } from "@plaudit/api/react";
import { saveFile } from "@plaudit/ui/save-file.ts";

const key = "GET /identity/dataCopies/my";
/** How often it is asked whether the copy is ready. */
const LOOK_MS = 3000;

export const useDataCopy = () =>
  useQuery(key, undefined, {
    refreshInterval: (latest) => (latest?.copy && !latest.copy.ready && !latest.copy.failed ? LOOK_MS : 0),
  });

export function useRequestCopy() {
  const { run, pending } = useAction("POST /identity/dataCopies");
  const request = async () => {
    await run();
    await revalidate(key);
  };
  return { request, pending };
}

/** As a file of the browser's. */
export async function downloadCopy(id: string, { token }: NonNullable<DataCopy["ready"]>) {
  const response = await fetchApi("GET /identity/dataCopies/{id}/file", { params: { id }, query: { token } });
  saveFile(await response.blob(), "my-data.zip");
}
