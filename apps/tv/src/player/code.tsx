import { useTranslation } from "@plaudit/i18n/react.ts";
import { lazy, Suspense } from "react";
import type { Channel, Joiner, Recognition } from "./content.ts";

export type CodeTarget =
  | { kind: "view"; id: string }
  | { kind: "recognize"; to: Recognition["sendTo"][number] | null }
  | { kind: "hello"; to: Joiner | null };

const Qr = lazy(async () => ({ default: (await import("qrcode.react")).QRCodeSVG }));

function addressOf(target: CodeTarget, tenantUrl: string) {
  if (target.kind === "view") return `${tenantUrl}/recognitions/${target.id}`;
  const to = target.kind === "recognize" && target.to?.type === "team" ? `team:${target.to.id}` : target.to?.id;
  return `${tenantUrl}/recognition/send${to ? `?to=${to}` : ""}`;
}

/** Dark on light with a quiet zone of four modules, 16 vmin: a phone reads it from four metres. */
export function Code({ target, channel }: { target: CodeTarget; channel: Channel }) {
  const { t } = useTranslation("tv");
  const address = addressOf(target, channel.tenantUrl);
  const words =
    target.kind === "view"
      ? t(($) => $.recognition.view)
      : target.kind === "hello" && target.to
        ? t(($) => $.joiners.hello, { name: target.to.firstName })
        : t(($) => $.recognition.recognize);
  return (
    <div className="flex items-center gap-[1vmin] rounded-[2vmin] bg-white ps-[3vmin] text-[#16211d]">
      <p className="max-w-[14ch] text-[3vmin] leading-tight font-semibold text-balance">{words}</p>
      <div className="size-[18vmin] p-[1vmin]">
        <Suspense>
          <Qr
            value={address}
            title={t(($) => $.qr, { address })}
            level="M"
            marginSize={4}
            fgColor="#16211d"
            className="size-full"
          />
        </Suspense>
      </div>
    </div>
  );
}
