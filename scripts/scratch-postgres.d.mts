export interface ScratchPostgres {
  /** As the owner of the cluster. */
  url: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
  /** Ends it at once, as a crash would; what it holds stays. */
  crash(): Promise<void>;
  /** Starts it again, at the same address. */
  restart(): Promise<void>;
}
/** `settings` are the server's own, such as `max_connections`. */
export function startScratchPostgres(settings?: Record<string, string>): Promise<ScratchPostgres>;
