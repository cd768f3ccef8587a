// Health check of a container: the exit code is 0 when the process of this role is well.
import { readConfig } from "../config.ts";

const { ROLE, PORT, METRICS_PORT } = readConfig(process.env);
const asked = {
  all: `:${PORT}/api/readyz`,
  web: `:${PORT}/api/readyz`,
  edge: `:${PORT}/edge-healthz`,
  // A worker listens to nobody, but where its metrics are read.
  worker: METRICS_PORT ? `:${METRICS_PORT}/metrics` : undefined,
}[ROLE];
const answer = asked ? await fetch(`http://127.0.0.1${asked}`).catch(() => undefined) : undefined;
process.exitCode = asked === undefined || answer?.ok ? 0 : 1;
