import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";

export const personChoice = ({ id, name, jobTitle }: PersonSummary): Choice => ({ id, label: name, note: jobTitle });
