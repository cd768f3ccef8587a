import { CircleAlert } from "../icons.tsx";

/** What belongs to no field, above the button that caused it. */
export function FormErrors({ errors }: { errors: (string | undefined)[] }) {
  const messages = [...new Set(errors.filter((error) => error !== undefined && error !== ""))];
  if (messages.length === 0) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-md bg-danger-soft p-4 text-sm font-medium text-danger-text">
      <CircleAlert className="size-5 shrink-0" strokeWidth={1.8} aria-hidden="true" />
      <ul className="grid min-w-0 gap-1">
        {messages.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </div>
  );
}
