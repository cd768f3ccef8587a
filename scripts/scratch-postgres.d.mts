export interface ScratchPostgres {
  /** As the owner of the cluster. */
  url: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}
/** `settings` are the server's own, such as `max_connections`. */
export function startScratchPostgres(settings?: Record<string, string>): Promise<ScratchPostgres>;
