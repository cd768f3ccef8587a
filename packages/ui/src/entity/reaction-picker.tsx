import { SmilePlus } from "../icons.tsx";
import { onIntent } from "../on-intent.ts";
import { Popover } from "../popover.tsx";
import type { ReactionChoice } from "./reaction-grid.tsx";

const { Panel: Grid, near } = onIntent(async () => (await import("./reaction-grid.tsx")).ReactionGrid);

export const ReactionPicker = ({ label, small, ...choice }: ReactionChoice & { label: string; small?: boolean }) => (
  <Popover
    label={label}
    {...near}
    buttonClass={`target grid shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink data-open:bg-sunken ${small ? "size-8" : "size-11"}`}
    panelClass="w-auto! rounded-lg p-1.5"
    button={<SmilePlus className={small ? "size-4.5" : "size-5.5"} strokeWidth={1.7} aria-hidden="true" />}
  >
    {(close) => <Grid {...choice} close={close} />}
  </Popover>
);
