import type { TestServer } from "@plaudit/server/testing";

interface Wire {
  server: TestServer;
  /** What becomes of a call, as in `POST /media/uploads`. */
  fate: (call: string) => "answered" | "lost" | "held";
}
const LINE = "\r\n";

/** Node's own `Request` does not read a form of jsdom's. */
async function multipart(form: FormData): Promise<{ type: string; body: Uint8Array<ArrayBuffer> }> {
  const seam = `----${crypto.randomUUID()}`;
  const parts: Uint8Array[] = [];
  const add = (text: string) => parts.push(Buffer.from(text));
  for (const [name, value] of form) {
    const file = typeof value === "string" ? null : value;
    const named = file ? `; filename="${file.name.replaceAll('"', "%22")}"${LINE}content-type: ${file.type}` : "";
    add(`--${seam}${LINE}content-disposition: form-data; name="${name}"${named}${LINE}${LINE}`);
    parts.push(file ? new Uint8Array(await file.arrayBuffer()) : Buffer.from(String(value)));
    add(LINE);
  }
  add(`--${seam}--${LINE}`);
  return { type: `multipart/form-data; boundary=${seam}`, body: new Uint8Array(Buffer.concat(parts)) };
}

/** As much of XMLHttpRequest as an upload uses, past the network. */
export const uploadRequest = ({ server, fate }: Wire) =>
  class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    readonly #headers: Record<string, string> = {};
    #call = "";
    status = 0;
    response: unknown = null;
    responseType = "";
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #aborted = false;
    open(method: string, path: string) {
      this.#call = `${method} ${path}`;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    getResponseHeader = () => null;
    abort() {
      this.#aborted = true;
      this.onabort?.();
    }
    async send(form: FormData) {
      const { type, body } = await multipart(form);
      this.upload.onprogress?.({ loaded: body.length / 2, total: body.length });
      const end = fate(this.#call);
      if (end === "held" || this.#aborted) return;
      if (end === "lost") return this.onerror?.();
      const [method = "", path = ""] = this.#call.split(" ");
      const headers = { ...this.#headers, "content-type": type };
      const response = await server.server.request(`http://localhost:3000${path}`, { method, headers, body });
      this.status = response.status;
      this.response = await response.json();
      if (!this.#aborted) this.onload?.();
    }
  };
