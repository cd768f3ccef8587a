import { useTranslation } from "@plaudit/i18n/react.ts";
import { TvQr } from "@plaudit/ui/tv/tv-qr.tsx";
import type { Channel } from "./content.ts";
import type { Slide } from "./playlist.ts";

type Target = { kind: "view"; id: string } | { kind: "recognize"; to: string | null } | { kind: "hello"; to: Someone };
interface Someone {
  id: string;
  firstName: string;
}

/** Target of a slide's code: the post, recognizing its people, or a new person. An empty screen always has one. */
function targetOf(slide: Slide | null, qr: Channel["qr"]): Target | null {
  if (!slide) return { kind: "recognize", to: null };
  if (qr === "none") return null;
  if (slide.kind === "joiners") {
    const [to] = slide.joiners;
    return to ? { kind: "hello", to } : null;
  }
  const { id, sendTo } = slide.recognition;
  if (qr === "view") return { kind: "view", id };
  const [to] = sendTo;
  return { kind: "recognize", to: to ? (to.type === "team" ? `team:${to.id}` : to.id) : null };
}

function addressOf(target: Target, tenantUrl: string): string {
  if (target.kind === "view") return `${tenantUrl}/recognitions/${target.id}`;
  const to = target.kind === "hello" ? target.to.id : target.to;
  return `${tenantUrl}/recognition/send${to ? `?to=${to}` : ""}`;
}

export function Code({ slide, channel }: { slide: Slide | null; channel: Channel }) {
  const { t } = useTranslation("tv");
  const target = targetOf(slide, channel.qr);
  if (!target) return null;
  const address = addressOf(target, channel.tenantUrl);
  const label = {
    view: () => t(($) => $.recognition.view),
    recognize: () => t(($) => $.recognition.recognize),
    hello: () => t(($) => $.joiners.hello, { name: target.kind === "hello" ? target.to.firstName : "" }),
  }[target.kind]();
  return <TvQr url={address} label={label} title={t(($) => $.qr, { address })} />;
}
