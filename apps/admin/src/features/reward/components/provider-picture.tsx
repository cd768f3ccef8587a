import { RewardPhoto } from "@plaudit/ui/art/goods/reward-photo.tsx";
import { Motif } from "@plaudit/ui/art/motif.tsx";
import type { Provider } from "../data.ts";

const looks = {
  store: { kind: "weave", tone: 165 },
  tango: { kind: "orbit", tone: 225 },
  donations: { kind: "leaf", tone: 140 },
} as const;
type Props = { kind: Provider["kind"]; seed: string; urls: Record<string, string> | null; className: string };

/** A provider's own picture, and until then a drawing by its kind. */
export const ProviderPicture = ({ kind, seed, urls, className }: Props) =>
  urls ? (
    <RewardPhoto urls={urls} sizes="6rem" className={`shrink-0 rounded-sm ${className}`} />
  ) : (
    <Motif {...looks[kind]} seed={seed} w={96} h={96} u={24} className={`shrink-0 rounded-sm ${className}`} />
  );
