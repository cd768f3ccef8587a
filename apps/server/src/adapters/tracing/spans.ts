export type Attributes = Record<string, string | number | boolean | null | undefined>;
export interface Span {
  set(attributes: Attributes): void;
  /** Marks it as failed: what a person who looks for faults wants to find. */
  fail(): void;
}

export interface SpanOrder {
  name: string;
  kind: "server" | "client" | "consumer";
  attributes?: Attributes;
  /** Of another process, as `traceparent` names it; without it the span lies in the one that it is started in. */
  parent?: string | undefined;
  /** Not started where there is none to lie in. */
  inner?: boolean;
}

export interface Spans {
  run<T>(order: SpanOrder, work: (span: Span) => Promise<T>): Promise<T>;
  traceparent(): string | undefined;
  /** Sends what is still to be sent. */
  close(): Promise<void>;
}
