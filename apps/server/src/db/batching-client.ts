import pg from "pg";

type Message = object;
interface Stream {
  cork(): void;
  uncork(): void;
}
/** What this uses of the driver's inside: its version is pinned, and every test on Postgres goes through it. */
interface Inside {
  readonly connection: {
    readonly stream: Stream;
    query(text: string): void;
    close(message: object): void;
    sync(): void;
  };
  _handleCommandComplete(message: Message): void;
  _handleEmptyQuery(message: Message): void;
  _handleErrorMessage(message: Message): void;
  _handleReadyForQuery(message: Message): void;
}
const Base = pg.Client as unknown as new (config?: string | pg.ClientConfig) => pg.Client & Inside;

/** Answers a statement that came after a failed one: the database has not looked at it. */
class Skipped extends Error {
  readonly code = "25P02";
  constructor() {
    super("skipped, as a statement before it has failed");
  }
}

/**
 * The driver ends each statement by a Sync, and the database answers each Sync by a packet. Here the statements of one
 * moment leave together with one Sync behind them, and their answers come back together. When one of them fails, the
 * database skips those behind it: they fail too, a COMMIT among them.
 */
export class BatchingClient extends Base {
  /** Statements sent since the last Sync. */
  #open = 0;
  /** How many statements each Sync under way ends, those answered already left out. */
  readonly #batches: number[] = [];

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this;
    const own = {
      sync: connection.sync.bind(connection),
      query: connection.query.bind(connection),
      close: connection.close.bind(connection),
    };
    let closes = false;
    const flush = () => {
      if (this.#open === 0) return;
      this.#batches.push(this.#open);
      this.#open = 0;
      own.sync();
      connection.stream.uncork();
    };
    connection.sync = () => {
      this.#open += 1;
      if (this.#open === 1) {
        connection.stream.cork();
        process.nextTick(flush);
      }
      if (closes) flush();
      closes = false;
    };
    // A statement of text alone is a batch of its own, whatever it holds.
    connection.query = (text) => {
      flush();
      this.#batches.push(1);
      own.query(text);
    };
    // Values that cannot be sent: the statement is closed, and only the answer to the Sync says that it is over.
    connection.close = (message) => {
      closes = true;
      own.close(message);
    };
  }

  /** Whether another statement of the same batch is to be answered; if so, that one is the next. */
  #next(status: "T" | "E"): boolean {
    const [left = 1] = this.#batches;
    if (left <= 1) return false;
    this.#batches[0] = left - 1;
    super._handleReadyForQuery({ status });
    return true;
  }

  override _handleCommandComplete(message: Message): void {
    super._handleCommandComplete(message);
    this.#next("T");
  }

  override _handleEmptyQuery(message: Message): void {
    super._handleEmptyQuery(message);
    this.#next("T");
  }

  override _handleErrorMessage(message: Message): void {
    super._handleErrorMessage(message);
    while (this.#next("E")) super._handleErrorMessage(new Skipped());
  }

  override _handleReadyForQuery(message: Message): void {
    this.#batches.shift();
    super._handleReadyForQuery(message);
  }
}
