import type { ReactNode } from "react";

export type ModalProps = { open: boolean; onClose: () => void; label: string; className: string; children: ReactNode };
