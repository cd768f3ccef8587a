import { build, type Plugin } from "vite";

const entry = `${import.meta.dirname}/src/service-worker/service-worker.ts`;

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("there is no service worker");
  return chunk.code;
}

/** `/sw.js`, one file: a browser knows a service worker by its address. */
export const serviceWorker = (): Plugin => ({
  name: "service-worker",
  async generateBundle() {
    this.emitFile({ type: "asset", fileName: "sw.js", source: await bundled() });
  },
  configureServer(server) {
    server.middlewares.use("/sw.js", (_, response, next) => {
      bundled().then((code) => response.setHeader("content-type", "text/javascript").end(code), next);
    });
  },
});
