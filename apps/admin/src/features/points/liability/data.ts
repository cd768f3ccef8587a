import { type Answer, fetchApi } from "@plaudit/api/client.ts";
import { useQuery } from "@plaudit/api/react";

export type Liabilities = Answer<"GET /points/liabilities">;
export type Worth = NonNullable<Liabilities["worth"]>;

export const useLiabilities = () => useQuery("GET /points/liabilities", {});
export const fetchLiabilitiesFile = () => fetchApi("GET /points/liabilities/export", {});
