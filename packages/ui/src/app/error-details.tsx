type Props = { label: string; error: unknown };

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Technical details for support. */
export const ErrorDetails = ({ label, error }: Props) => (
  <details className="mt-8 w-full rounded-md bg-sunken text-start text-sm">
    <summary className="flex h-11 items-center px-4 font-semibold">{label}</summary>
    <pre dir="ltr" className="overflow-x-auto px-4 pb-4 text-xs whitespace-pre-wrap text-ink-2">
      {messageOf(error)}
    </pre>
  </details>
);
