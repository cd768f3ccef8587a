import { serveEdge } from "./node.ts";

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

const proto = process.env.APEX_PROTO;
if (proto !== undefined && proto !== "http" && proto !== "https") throw new Error("APEX_PROTO is http or https");

const edge = await serveEdge({
  port: Number(process.env.PORT ?? 3000),
  apiOrigin: required("API_ORIGIN"),
  apexHost: required("APEX_HOST"),
  secret: required("EDGE_SECRET"),
  trustedHops: Number(process.env.TRUSTED_HOPS ?? 0),
  ...(proto ? { proto } : {}),
});
process.stdout.write(`edge on ${edge.port}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void edge.close());
