import { Link } from "react-router";
import { Avatar } from "../avatar.tsx";
import type { Format } from "../format.ts";
import { Globe, Lock } from "../icons.tsx";
import { Edited } from "./edited.tsx";
import { PersonName } from "./person-name.tsx";
import { RecipientNames } from "./recipient-names.tsx";
import type { RecognitionLabels } from "./recognition-labels.ts";
import type { RecognitionItem } from "./types.ts";

type Props = { item: RecognitionItem; labels: RecognitionLabels; format: Format; face?: boolean };

/** Who, whom, when, where and who can see it. */
export function Byline({ item, labels, format, face }: Props) {
  const Scope = item.tenantWide ? Globe : Lock;
  return (
    <div className="flex min-w-0 grow items-center gap-2.5">
      {face && <Avatar person={item.sender} decorative />}
      <div className="min-w-0">
        <h2 id={`h-${item.id}`} className="text-sm leading-snug font-semibold wrap-anywhere">
          <PersonName person={item.sender} /> <span className="font-normal text-ink-2">{labels.recognized}</span>{" "}
          <RecipientNames to={item.sendTo} format={format} others={labels.others} />
        </h2>
        <p className="mt-0.5 flex min-w-0 items-center gap-1.5 text-xs text-ink-2">
          <Link to={`/recognitions/${item.id}`} className="-my-1 shrink-0 py-1 hocus:underline">
            <time dateTime={item.createdAt}>{format.ago(item.createdAt)}</time>
          </Link>
          {item.editedAt && <Edited at={item.editedAt} label={labels.edited} format={format} />}
          {item.teamName && (
            <>
              <span aria-hidden="true">·</span>
              <bdi className="truncate">{item.teamName}</bdi>
            </>
          )}
          <Scope className="size-3.5 shrink-0" aria-hidden="true" />
          <span className="sr-only">{item.tenantWide ? labels.everyone : labels.private}</span>
        </p>
      </div>
    </div>
  );
}
