import type { ReactNode } from "react";
import { Motif } from "../art/motif.tsx";
import { Button } from "../button.tsx";

type Props = {
  title: string;
  text: string;
  retry: string;
  onRetry: () => void;
  /** A second way out, such as a link home. */
  action?: ReactNode;
  detailLabel: string;
  detail: string;
};
const pieces = ["-rotate-3", "translate-y-3 rotate-1", "-translate-y-1 rotate-4"];

/** A page that did not come together: the route error and the last fallback both stand in this. */
export const Broken = ({ title, text, retry, onRetry, action, detailLabel, detail }: Props) => (
  <div role="alert" className="mx-auto grid max-w-md justify-items-center px-4 py-10 text-center sm:py-20">
    <div aria-hidden="true" className="flex gap-1.5">
      {pieces.map((piece) => (
        <Motif
          key={piece}
          kind="beam"
          tone={25}
          seed={`crack${piece}`}
          w={64}
          h={192}
          className={`h-40 w-14 rounded-md ${piece}`}
        />
      ))}
    </div>
    <p className="mt-10 font-display text-title font-[480] track-display">{title}</p>
    <p className="mt-2 text-base text-ink-2">{text}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-2">
      <Button onClick={onRetry}>{retry}</Button>
      {action}
    </div>
    <details className="mt-8 w-full rounded-md bg-sunken text-start text-sm">
      <summary className="flex h-11 items-center px-4 font-semibold">{detailLabel}</summary>
      <pre className="overflow-x-auto px-4 pb-4 text-xs whitespace-pre-wrap text-ink-2" dir="ltr">
        {detail}
      </pre>
    </details>
  </div>
);
