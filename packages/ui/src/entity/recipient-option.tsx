import { Marked } from "../marked.tsx";
import { RecipientFace } from "./recipient-face.tsx";
import type { Recipient } from "./types.ts";

type Props = { recipient: Recipient; query: string; members: (count: number) => string };

export function RecipientOption({ recipient, query, members }: Props) {
  const { name, jobTitle, activeMemberCount } = recipient.displayData;
  return (
    <>
      <RecipientFace recipient={recipient} />
      <span className="min-w-0 grow">
        <span className="block truncate text-sm font-semibold">
          <bdi>
            <Marked text={name} query={query} />
          </bdi>
        </span>
        <span className="block truncate text-xs text-ink-2">
          <bdi>{recipient.type === "team" ? members(activeMemberCount ?? 0) : jobTitle}</bdi>
        </span>
      </span>
    </>
  );
}
