import { Button } from "../button.tsx";

type Props = {
  /** 'Uploading me.jpg' */
  label: string;
  /** 0 to 1; null while unknown. */
  progress: number | null;
  cancel: string;
  onCancel: () => void;
};

/** How far a file is on its way. */
export const UploadProgress = ({ label, progress, cancel, onCancel }: Props) => (
  <div className="flex w-full items-center gap-3">
    <div className="min-w-0 grow">
      <p className="truncate text-xs text-ink-2">
        <bdi>{label}</bdi>
      </p>
      <progress
        aria-label={label}
        max={1}
        value={progress ?? undefined}
        className="mt-1.5 h-1.5 w-full overflow-hidden rounded-full bg-sunken accent-brand"
      />
    </div>
    <Button kind="quiet" size="sm" onClick={onCancel}>
      {cancel}
    </Button>
  </div>
);
