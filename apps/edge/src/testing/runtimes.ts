import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { layoutWorkerAssets } from "../build/worker-assets.ts";
import { serveEdge } from "./serve-edge.ts";
import { secret } from "./test-api.ts";

export interface Runtime {
  port: number;
  logged: string[];
  setClock(offset: number): Promise<void>;
  stop(): Promise<void>;
}
export const apexHost = "plaudit.test";

async function underNode(appsDir: string, apiOrigin: string): Promise<Runtime> {
  let offset = 0;
  const logged: string[] = [];
  const edge = await serveEdge({
    port: 0,
    hostname: "127.0.0.1",
    apiOrigin,
    apexHost,
    secret,
    appsDir,
    now: () => Date.now() + offset,
    log: (line) => logged.push(JSON.stringify(line)),
  });
  return {
    port: edge.port,
    logged,
    setClock: async (to) => {
      offset = to;
    },
    stop: edge.close,
  };
}

async function underWorkerd(appsDir: string, apiOrigin: string): Promise<Runtime> {
  const logged: string[] = [];
  const directory = join(appsDir, "worker-assets");
  await layoutWorkerAssets(appsDir, directory);
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, "worker.ts")],
    bundle: true,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    write: false,
  });
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      modules: [{ type: "ESModule", path: "worker.mjs", contents: bundle.outputFiles[0]?.text ?? "" }],
      compatibilityDate: "2026-10-01",
      bindings: { API_ORIGIN: apiOrigin, APEX_HOST: apexHost, EDGE_SECRET: secret },
      assets: {
        directory,
        binding: "ASSETS",
        run_worker_first: true,
        routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
        assetConfig: { html_handling: "none", not_found_handling: "none" },
      },
      handleStructuredLogs: ({ message }) => logged.push(message),
    }),
  );
  const url = await worker.ready;
  return {
    port: Number(url.port),
    logged,
    setClock: async (to) => {
      await worker.dispatchFetch("http://plaudit.test/__clock", { method: "POST", body: String(to) });
    },
    stop: async () => {
      await worker.dispose();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export const runtimes = { Node: underNode, workerd: underWorkerd };
