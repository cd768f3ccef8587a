/** Where clean files are kept, by keys such as `<tenant>/<random>/<variant>.webp`. Only checked files are stored here. */
export interface Files {
  /** Keeps a copy of a file on this machine. */
  put(key: string, source: { path: string; bytes: number; type: string }): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<{ body: ReadableStream<Uint8Array>; bytes: number } | null>;
  /** It is no fault when there is nothing. */
  remove(key: string): Promise<void>;
  close(): void;
}

const KEY = /^[\da-f-]{36}(\/[\w.-]+)+$/;
/** Keys are generated here, never by visitors; this check enforces it. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.includes("..")) throw new Error(`"${key}" is no key`);
  return key;
}
