import type { Answer, Args } from "@plaudit/api/client.ts";
import { revalidate, useAction, usePages, useQuery } from "@plaudit/api/react";

const connection = "GET /reward/tango/connection";
const orders = "GET /reward/tango/orders";
export type Connection = NonNullable<Answer<typeof connection>["connection"]>;
export type Country = Answer<"GET /reward/tango/countries">["results"][number];
export type Order = Answer<typeof orders>["results"][number];
export type Place = Args<"PUT /reward/tango/connection">["body"];
const brands = "GET /reward/tango/brands";
export type Brand = Answer<typeof brands>["results"][number];
type Offer = Omit<Args<"PATCH /reward/tango/connection">["body"], "version">;

export const useConnection = () => useQuery(connection, {});
export const useCountries = () => useQuery("GET /reward/tango/countries", {});
/** Those of the chosen countries; `hidden` are those that an administrator took out. */
export const useBrands = (search: string, hidden: boolean) =>
  usePages(
    brands,
    { query: { pageSize: 50, chosen: "true", ...(search && { search }), ...(hidden && { hidden: "true" }) } },
    "cursor",
  );
export const useOpenOrders = () => usePages(orders, { query: { pageSize: 20 } }, "cursor");

const isSame = (before: Connection, after: Place) =>
  !after.keys &&
  before.system === after.system &&
  before.customer === after.customer &&
  before.account === after.account;

/** What the connection is made with, where that has changed, and then what is offered. */
export function useSaveConnection(before: Connection | null) {
  const connect = useAction("PUT /reward/tango/connection");
  const change = useAction("PATCH /reward/tango/connection");
  return async ({ place, offer }: { place: Place; offer: Offer }, version: number) => {
    const connected = before && isSame(before, place) ? null : await connect.run({ body: place });
    const saved = await change.run({ body: { ...offer, version: connected?.version ?? version } });
    await Promise.all([
      ...[revalidate(connection), revalidate(brands), revalidate("GET /reward/providers")],
      revalidate("GET /reward/rewards"),
    ]);
    return saved;
  };
}

/** What of the brands is being changed stands as it was asked for, until the list says it too. */
export function useOfferBrand() {
  const { run } = useAction("POST /reward/tango/brands");
  return async ({ key }: Brand, hidden: boolean) => {
    await run({ body: { keys: [key], hidden } });
    await Promise.all([revalidate(brands), revalidate("GET /reward/rewards")]);
  };
}

export function useTest() {
  const { run, pending } = useAction("POST /reward/tango/tests");
  return { test: (body: Place) => run({ body }), pending };
}

export function useOrderVerbs() {
  const ask = useAction("POST /reward/tango/orders/{id}/ask");
  const giveUp = useAction("POST /reward/tango/orders/{id}/giveUp");
  const after = () => Promise.all([revalidate(orders), revalidate(connection)]);
  return {
    busy: ask.pending || giveUp.pending,
    ask: async (id: string) => {
      await ask.run({ params: { id } });
      await after();
    },
    giveUp: async (id: string) => {
      await giveUp.run({ params: { id } });
      await after();
    },
  };
}
