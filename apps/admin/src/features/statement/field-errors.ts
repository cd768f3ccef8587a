import { ApiError } from "@plaudit/api/client.ts";

/** What the server refuses, by its field; `other` where it belongs to none. */
export function fieldErrors(error: unknown, text: (error: unknown) => string) {
  const details = error instanceof ApiError ? error.details : [];
  const at = (path: string) => details.find((detail) => detail.path === path)?.message;
  return { amount: at("amount"), reason: at("reason"), other: details.length === 0 ? text(error) : undefined };
}
export type FieldErrors = Partial<ReturnType<typeof fieldErrors>>;
