/** A file as the response of an endpoint. */
export class Download {
  readonly body: ReadableStream<Uint8Array>;
  readonly type: string;
  readonly name: string;
  constructor(body: ReadableStream<Uint8Array>, { type, name }: { type: string; name: string }) {
    this.body = body;
    this.type = type;
    this.name = name;
  }
}
