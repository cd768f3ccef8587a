/**
 * What a handler returns that asks a service outside: it runs once the handler's transaction is over, so whoever waits for the service holds no
 * connection and no lock. `signal` fires when the caller goes away.
 */
export class AfterCommit<T> {
  readonly work: (signal: AbortSignal) => Promise<T>;
  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.work = work;
  }
}
