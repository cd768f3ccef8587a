import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FormErrors } from "./form/form-errors.tsx";
import { SubmitButton } from "./submit-button.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  width?: string;
  labels: { close: string; cancel: string; submit: string; busy: string };
  danger?: boolean;
  busy: boolean;
  /** There is nothing to send yet. */
  off?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What belongs to no field. */
  error?: string | undefined;
  children: ReactNode;
};

const wrong = ":is(input, textarea, select, button)[aria-invalid=true]";

/** Once what was sent is refused, the first wrong field takes the focus; not while somebody types already. */
function useRefused(busy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    const field = sent.current && !busy ? form.current?.querySelector<HTMLElement>(wrong) : null;
    if (!field) return;
    sent.current = false;
    field.focus();
  });
  const send = () => {
    sent.current = true;
  };
  const type = () => {
    sent.current = false;
  };
  return { form, send, type };
}

/** A question with fields: its form, and its two buttons below. */
export function FormDialog({ open, onClose, title, width = "sm:max-w-[32rem]", labels, ...props }: Props) {
  const id = useId();
  const refused = useRefused(props.busy);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={labels.close}
      width={width}
      footer={
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Button kind="line" onClick={onClose}>
            {labels.cancel}
          </Button>
          <SubmitButton
            form={id}
            kind={props.danger ? "danger" : "primary"}
            busy={props.busy}
            busyLabel={labels.busy}
            off={props.off}
          >
            {labels.submit}
          </SubmitButton>
        </div>
      }
    >
      <form
        ref={refused.form}
        id={id}
        noValidate
        onSubmit={(event) => {
          refused.send();
          props.onSubmit(event);
        }}
        onInput={refused.type}
        className="grid gap-4 px-5 pb-5 sm:px-6"
      >
        {props.children}
        <FormErrors errors={[props.error]} />
      </form>
    </Dialog>
  );
}
