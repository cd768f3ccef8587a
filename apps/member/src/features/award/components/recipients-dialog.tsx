import { ReceiversDialog } from "../../../lib/receivers-dialog.tsx";
import { type Award, useReceivers } from "../data.ts";

type Props = { award: Award; open: boolean; onClose: () => void };

export const RecipientsDialog = ({ award, ...dialog }: Props) => (
  <ReceiversDialog {...dialog} receivers={useReceivers(award.id)} />
);
