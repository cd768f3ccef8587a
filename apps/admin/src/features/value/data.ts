import type { Answer, Args } from "@plaudit/api/client.ts";
import { revalidate, useAction, useQuery } from "@plaudit/api/react";

export type Value = Answer<"GET /recognition/values">["results"][number];
export type ValueBody = Args<"POST /recognition/values">["body"];

const refresh = () => Promise.all([revalidate("GET /recognition/values"), revalidate("GET /recognition/values/{id}")]);

export const useValues = () => useQuery("GET /recognition/values", { query: { archived: "true" } });
export const useValue = (id: string | undefined) =>
  useQuery("GET /recognition/values/{id}", id ? { params: { id } } : null, { revalidateOnFocus: false });

/** Creates without an id; with one it changes the value as it was read. */
export function useSaveValue(id: string | null) {
  const create = useAction("POST /recognition/values");
  const change = useAction("PATCH /recognition/values/{id}");
  return async (body: ValueBody, version: number) => {
    const saved =
      id === null ? await create.run({ body }) : await change.run({ params: { id }, body: { ...body, version } });
    await refresh();
    return saved;
  };
}

export function useValueActions() {
  const change = useAction("PATCH /recognition/values/{id}");
  const remove = useAction("DELETE /recognition/values/{id}");
  const order = useAction("PUT /recognition/values/order");
  return {
    archive: async ({ id, version }: Value, archived: boolean) => {
      await change.run({ params: { id }, body: { archived, version } });
      await refresh();
    },
    remove: async ({ id }: Value) => {
      await remove.run({ params: { id } });
      await refresh();
    },
    reorder: async (ids: string[]) => {
      await order.run({ body: { ids } });
      await refresh();
    },
  };
}
