import { EgressRefused } from "../egress/egress.ts";

/** How long nothing is sent to a host that gave no response. */
export const REST_MS = 60_000;

/** After a call without a response, others to its host fail at once for a while: they would hold up those to other hosts. */
export function restingHosts(now = () => performance.now()) {
  const until = new Map<string, number>();
  return async <T>(url: string, work: () => Promise<T>): Promise<T> => {
    const { host } = new URL(url);
    if ((until.get(host) ?? 0) > now()) throw new Error(`${host} gave no response a moment ago`);
    try {
      return await work();
    } catch (error) {
      for (const [one, end] of until) if (end <= now()) until.delete(one);
      if (!(error instanceof EgressRefused)) until.set(host, now() + REST_MS);
      throw error;
    }
  };
}
