import { useTranslation } from "@plaudit/i18n/react.ts";
import { TvQr } from "@plaudit/ui/tv/tv-qr.tsx";
import type { Channel, Recognition } from "./content.ts";

function Code({ address, label }: { address: string; label: string }) {
  const { t } = useTranslation("tv");
  return <TvQr url={address} label={label} title={t(($) => $.qr, { address })} />;
}

interface SendProps {
  channel: Channel;
  label: string;
  /** Of whom to recognize: a person's id, "team:" and a team's, or nobody in particular. */
  to?: string | undefined;
}
export const SendCode = ({ channel, label, to }: SendProps) => (
  <Code address={`${channel.tenantUrl}/recognition/send${to ? `?to=${to}` : ""}`} label={label} />
);

interface PostProps {
  channel: Channel;
  /** Of the post. */
  path: string;
  label: string;
  /** Whom it is for. */
  to: Recognition["sendTo"];
}
/** Leads to the post or to recognizing its people, as the channel is set. */
export function PostCode({ channel, path, label, to: [first] }: PostProps) {
  const { t } = useTranslation("tv");
  const { qr, tenantUrl } = channel;
  if (qr === "none") return null;
  if (qr === "view") return <Code address={`${tenantUrl}${path}`} label={label} />;
  const to = first?.type === "team" ? `team:${first.id}` : first?.id;
  return <SendCode channel={channel} to={to} label={t(($) => $.recognize)} />;
}
