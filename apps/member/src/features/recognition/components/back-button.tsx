import { Button } from "@plaudit/ui/button.tsx";
import { ArrowLeft } from "@plaudit/ui/icons.tsx";

/** In a dialog's head, to the step before. */
export const BackButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button kind="quiet" size="icon" aria-label={label} onClick={onClick} className="-ms-2.5">
    <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
  </Button>
);
