/** A job's data: small and of ids, never texts. */
export type JobData = Record<string, unknown> & { tenantId: string };

interface JobOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** While one with this key waits to run, another is not added. */
  key?: string;
}

/** Adds a job in this transaction: it exists if, and only if, the transaction commits. */
export type Enqueue = (name: string, data: JobData, options?: JobOptions) => Promise<void>;
