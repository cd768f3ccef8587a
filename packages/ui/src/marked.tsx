import { matchParts } from "./fold.ts";

/** A name with what was typed underlined in it. */
export function Marked({ text, query }: { text: string; query: string }) {
  const parts = matchParts(text, query);
  if (!parts) return text;
  return (
    <>
      {parts[0]}
      <mark className="bg-transparent text-brand-text underline decoration-2 underline-offset-3">{parts[1]}</mark>
      {parts[2]}
    </>
  );
}
