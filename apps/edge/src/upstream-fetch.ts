import type { Upstream } from "./env.ts";
import { hopByHop, isForwarding } from "./forward-headers.ts";
import { splitUrl } from "./hosts.ts";

/** The API over the runtime's own fetch: workerd. */
export function fetchUpstream(origin: string): Upstream {
  return {
    send(request, vouched) {
      const isHop = hopByHop(request.headers.get("connection"));
      const headers = new Headers();
      for (const [name, value] of request.headers) {
        if (!isForwarding(name) && !isHop(name) && name !== "host" && !name.startsWith("cf-"))
          headers.append(name, value);
      }
      for (const [name, value] of Object.entries(vouched)) headers.set(name, value);
      return fetch(origin + splitUrl(request.url).path, {
        method: request.method,
        headers,
        body: request.body,
        redirect: "manual",
        signal: request.signal,
        ...(request.body ? { duplex: "half" } : {}),
      });
    },
  };
}
