import { Button } from "../button.tsx";

type Props = { text: string; reload: string; onReload?: () => void };

/** Somebody else was faster: what was typed stays until their version is asked for. */
export const StaleNotice = ({ text, reload, onReload }: Props) => (
  <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft p-4 text-sm text-warn-text">
    <p className="min-w-0 grow font-medium">{text}</p>
    <Button kind="line" size="sm" onClick={onReload}>
      {reload}
    </Button>
  </div>
);
