import type { Recognition } from "@plaudit/api/recognition.ts";
import { ReceiversDialog } from "../../../lib/receivers-dialog.tsx";
import { useReceivers } from "../data.ts";

type Props = { item: Recognition; open: boolean; onClose: () => void };

export const RecipientsDialog = ({ item, ...dialog }: Props) => (
  <ReceiversDialog {...dialog} receivers={useReceivers(item.id)} />
);
