import type { MediaObject } from "@plaudit/api/media.ts";
import { tenantHeader, tenantSigner } from "@plaudit/edge/tenant-header.ts";
import { edgeSecret } from "../../app.ts";
import { type TestServer, testApex } from "../../testing/index.ts";
import { testSecret } from "../../testing/store.ts";

export interface Ticket {
  upload: { url: string; fields: Record<string, string> };
  mediaObject: { id: string };
}
interface Sent {
  status: number;
  body: MediaObject & { error: string; msg: string; details: { path: string; message: string }[] };
}

const sign = tenantSigner(edgeSecret(testSecret));
/** As the edge vouches for whose host was asked; null is the apex. */
export const onHostOf = async (tenantId: string | null): Promise<Record<string, string>> => ({
  [tenantHeader]: await sign(tenantId, Date.now()),
});

/** Uploads as a browser makes them, against one server. */
export function uploader(server: TestServer) {
  /** `kind` alone is one of `/identity/uploads`; any other is written as `domain/kind`. */
  async function begin(token: string, kind = "avatar", originalFilename = "me.png"): Promise<Ticket> {
    const [domain, name] = kind.includes("/") ? kind.split("/") : ["identity", kind];
    const body = { originalFilename, contentType: "image/png" };
    const answer = await server.request(`POST /${domain}/uploads/${name}`, { token, body });
    if (answer.status !== 200) throw new Error(`begin: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  function formOf(ticket: Ticket, file: Buffer, order: "before" | "after" = "before"): FormData {
    const form = new FormData();
    const fields = Object.entries(ticket.upload.fields);
    const part = new File([new Uint8Array(file)], "me.png", { type: "image/png" });
    if (order === "after") form.set("file", part);
    for (const [name, value] of fields) form.set(name, value);
    if (order === "before") form.set("file", part);
    return form;
  }
  const fetch = async (path: string, init?: RequestInit): Promise<Response> =>
    server.server.request(`${testApex}${path}`, init);
  async function post(body: FormData, headers: Record<string, string> = {}): Promise<Sent> {
    const response = await fetch("/media/uploads", { method: "POST", body, headers });
    return { status: response.status, body: (await response.json()) as Sent["body"] };
  }
  return {
    begin,
    formOf,
    fetch,
    post,
    send: async (token: string, file: Buffer, kind = "avatar", originalFilename = "me.png"): Promise<Sent> =>
      post(formOf(await begin(token, kind, originalFilename), file)),
    async bytes(path: string): Promise<Buffer> {
      const response = await fetch(path);
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    /** What the worker does when something is due. */
    async sweep(): Promise<void> {
      const { ownTicks } = await import("../../jobs/own-ticks.ts");
      const { runTick } = await import("../../jobs/tick.ts");
      const { pino } = await import("pino");
      for (const tick of ownTicks) await runTick(server.database, tick, pino({ level: "silent" }));
      await server.runJobs();
    },
  };
}
export type Uploader = ReturnType<typeof uploader>;
