import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Attributes, SpanOrder, Spans } from "./spans.ts";

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function remote(parent: string): Context | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent) ?? [];
  if (!traceId || !spanId) return undefined;
  const traceFlags = Number.parseInt(flags ?? "0", 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Only the kind of a fault: its message may hold what people wrote. */
const typeOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

function put(span: OtelSpan, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) if (value != null) span.setAttribute(name, value);
}

/** Spans sent by OTLP over HTTP to a collector, some together. */
export function otlpSpans(endpoint: string, role: string): Spans {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "plaudit", "plaudit.role": role }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("plaudit");
  const here = new AsyncLocalStorage<Context>();

  async function run<T>(order: SpanOrder, work: Parameters<Spans["run"]>[1]): Promise<T> {
    const { name, kind, attributes = {}, parent, inner } = order;
    const around = (parent ? remote(parent) : undefined) ?? here.getStore();
    if (inner && !around) return (await work({ set() {}, fail() {} })) as T;
    const span = tracer.startSpan(name, { kind: kinds[kind] }, around ?? ROOT_CONTEXT);
    put(span, attributes);
    const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR });
    try {
      const within = trace.setSpan(around ?? ROOT_CONTEXT, span);
      return (await here.run(within, () => work({ set: (more) => put(span, more), fail }))) as T;
    } catch (error) {
      span.setAttribute("error.type", typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    run,
    traceparent() {
      const store = here.getStore();
      const at = store && trace.getSpanContext(store);
      return at && `00-${at.traceId}-${at.spanId}-${at.traceFlags.toString(16).padStart(2, "0")}`;
    },
    close: () => provider.shutdown(),
  };
}
