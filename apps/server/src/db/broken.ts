/** Whether a connection with this error must be discarded: it is closed, or its prepared statements are out of date. */
export function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", severity } = error as { code?: string; severity?: string };
  if (severity)
    return (
      severity === "FATAL" || code.startsWith("57P") || code.startsWith("08") || code === "0A000" || code === "26000"
    );
  return /^E[A-Z]{4,}$/.test(code) || /Connection terminated|connection error|not queryable/i.test(error.message);
}
