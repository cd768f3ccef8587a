import type { Span, SpanOrder, Spans } from "./adapters/tracing/spans.ts";
import type { Config } from "./config.ts";

const noSpan: Span = { set() {}, fail() {} };
let spans: Spans | undefined;

/** Does the work inside a span, where spans are kept. Ids and names only: never texts, addresses or secrets. */
export const inSpan = <T>(order: SpanOrder, work: (span: Span) => Promise<T>): Promise<T> =>
  spans ? spans.run(order, work) : work(noSpan);

/** Names the span that this runs in, for who goes on with it elsewhere. */
export const traceparent = (): string | undefined => spans?.traceparent();

/** Without an address nothing of it is even loaded. Returns what ends it. */
export async function startTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  ROLE: role,
}: Pick<Config, "OTEL_EXPORTER_OTLP_ENDPOINT" | "ROLE">): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { otlpSpans } = await import("./adapters/tracing/otlp.ts");
  const opened = otlpSpans(endpoint, role);
  spans = opened;
  return () => {
    spans = undefined;
    return opened.close();
  };
}
