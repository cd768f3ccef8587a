import { type WorkerEnv, workerEnv, workerFetch } from "../worker.ts";

let offset = 0;
const edge = workerFetch((env: WorkerEnv) => ({ ...workerEnv(env), now: () => Date.now() + offset }));

/** The Worker as it is deployed, but with a clock that a test can move. */
const handler: { fetch: typeof edge } = {
  async fetch(request, env, context) {
    if (!request.url.endsWith("/__clock")) return edge(request, env, context);
    offset = Number(await request.text());
    return new Response(null, { status: 204 });
  },
};

export default handler;
