/** Errors are distinguished by SQLSTATE, never by the name of a constraint or table; drizzle wraps the driver's. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const found = typeof code === "string" && code.length === 5 ? code : cause?.code;
  return typeof found === "string" && found.length === 5 ? found : undefined;
}
