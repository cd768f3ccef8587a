import { useTranslation } from "@plaudit/i18n/react.ts";

export type PreviewBrand = {
  name: string;
  logoUrls: Record<string, string> | null;
  host: string;
  /** Whether the company gives points. */
  points: boolean;
};

/** Sample people and texts: the same in each preview. */
export function usePreviewWords() {
  const { t } = useTranslation("tenant");
  const [first, second] = [t(($) => $.preview.first), t(($) => $.preview.second)];
  return {
    t,
    sender: { id: "preview-sender", name: t(($) => $.preview.sender) },
    first: { id: "preview-first", name: first },
    second: { id: "preview-second", name: second },
    recipients: [
      { id: "preview-first", type: "tenantMember" as const, displayData: { name: first } },
      { id: "preview-second", type: "tenantMember" as const, displayData: { name: second } },
    ],
    qualities: [
      { id: "preview-one", name: t(($) => $.preview.qualityOne), color: 18, motif: "sunrise" },
      { id: "preview-two", name: t(($) => $.preview.qualityTwo), color: 255, motif: "tide" },
    ],
  };
}
