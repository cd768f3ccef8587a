import { Avatar } from "../avatar.tsx";
import { ArrowUpRight } from "../later-icons.tsx";
import { Marked } from "../marked.tsx";
import type { Command } from "./types.ts";

export function CommandOption({ command, query }: { command: Command; query: string }) {
  const { label, hint, person, icon: Icon, outside } = command;
  return (
    <>
      {person ? (
        <Avatar person={person} decorative />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-sm text-ink-3">
          {Icon && <Icon className="size-5" strokeWidth={1.75} aria-hidden="true" />}
        </span>
      )}
      <span className="min-w-0 grow">
        <bdi className="block truncate text-sm font-semibold">
          <Marked text={label} query={query} />
        </bdi>
        {hint && <bdi className="block truncate text-xs text-ink-2">{hint}</bdi>}
      </span>
      {outside && <ArrowUpRight className="size-4 shrink-0 text-ink-3 rtl:[scale:-1_1]" aria-hidden="true" />}
    </>
  );
}
