import type { Meta } from "@storybook/react-vite";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { nothing } from "../stories/words.ts";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { LeaveGuard } from "./leave-guard.tsx";

export default { title: "Overlays/Dialog" } satisfies Meta;

const text = "Your prototype answered in ten minutes what we had debated for two weeks.";

export const Form = () => (
  <Dialog open onClose={nothing} title="Edit value" closeLabel="Close" footer={<Button>Save</Button>}>
    <p className="px-6 pb-6">{text}</p>
  </Dialog>
);
export const Reading = () => (
  <Dialog open onClose={nothing} title="Recognition for Lena Fischer" closeLabel="Close" readOnly>
    <p className="px-6 pb-6">{text.repeat(40)}</p>
  </Dialog>
);
const ask = {
  open: true,
  confirmLabel: "Delete",
  cancelLabel: "Keep it",
  closeLabel: "Close",
  onConfirm: nothing,
  onCancel: nothing,
};
export const Confirm = () => (
  <ConfirmDialog {...ask} title="Close without sending?" confirmLabel="Close">
    What you wrote is kept.
  </ConfirmDialog>
);
export const Danger = () => (
  <ConfirmDialog {...ask} title="Delete this team?" danger>
    Its 14 people stay.
  </ConfirmDialog>
);
export const Busy = () => (
  <ConfirmDialog {...ask} title="Delete this team?" danger busy>
    Its 14 people stay.
  </ConfirmDialog>
);
export const InDrawer = () => (
  <Drawer
    open
    onClose={nothing}
    title="Help with Home"
    closeLabel="Close"
    footer={<Button kind="line">All help</Button>}
  >
    Home shows what your colleagues said to each other, newest first.
  </Drawer>
);
const leaving = {
  title: "Leave without saving?",
  text: "What you changed is lost.",
  leave: "Leave",
  stay: "Stay",
  close: "Close",
};
export const Leaving = () => {
  const navigate = useNavigate();
  useEffect(() => void navigate("/elsewhere"), []);
  return <LeaveGuard when labels={leaving} />;
};
