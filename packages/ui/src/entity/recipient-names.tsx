import { Fragment } from "react";
import { Link } from "react-router";
import { type Format, listParts } from "../format.ts";
import { recipientHref } from "./recipient.ts";
import type { Recipient } from "./types.ts";

type Props = { to: Recipient[]; max?: number; format: Format; others: (count: number) => string };

/** Names as links, in the grammar of the language; after three the rest is counted. */
export function RecipientNames({ to, max = 3, format, others }: Props) {
  const shown = to.length > max + 1 ? to.slice(0, max) : to;
  const rest = to.length - shown.length;
  const labels = [...shown.map((r) => r.displayData.name), ...(rest > 0 ? [others(rest)] : [])];
  let element = 0;
  return listParts(format, labels).map((part, i) => {
    if (part.type === "literal")
      return (
        <span key={`${i}-${part.value}`} className="font-normal text-ink-2">
          {part.value}
        </span>
      );
    const r = shown[element++];
    return (
      <Fragment key={r?.id ?? "others"}>
        {r && !r.displayData.erased ? (
          <Link to={recipientHref(r)} className="hocus:underline">
            <bdi>{part.value}</bdi>
          </Link>
        ) : (
          <bdi>{part.value}</bdi>
        )}
      </Fragment>
    );
  });
}
