import { useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { House, Plus } from "@plaudit/ui/icons.tsx";
import { Send, ShareUp } from "@plaudit/ui/later-icons.tsx";
import { type ReactNode, use } from "react";
import { texts } from "../../lib/texts.ts";

type Props = { open: boolean; way: "prompt" | "words"; onInstall: () => void; onClose: () => void };

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3.5 rounded-md bg-canvas px-4 py-3 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-brand-text">
    {icon}
    {children}
  </li>
);

/** Offers the app for the home screen; where only the browser's own menu can add it, says how. */
export function InstallDialog({ open, way, onInstall, onClose }: Props) {
  use(texts("offline"));
  const { t } = useTranslation("offline");
  const { t: common } = useTranslation();
  const tenant = useTenant();
  const words = way === "words";
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(($) => $.install.title, { name: tenant?.name ?? "Plaudit" })}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-md"
      footer={
        words ? (
          <Button className="w-full" onClick={onClose}>
            {t(($) => $.install.understood)}
          </Button>
        ) : (
          <div className="flex gap-2">
            <Button kind="quiet" className="grow" onClick={onClose}>
              {t(($) => $.install.later)}
            </Button>
            <Button className="grow" onClick={onInstall}>
              {t(($) => $.install.add)}
            </Button>
          </div>
        )
      }
    >
      <div className="px-5 pb-6 sm:px-6">
        <img
          src={`/icons/icon-192.png?v=${tenant?.version ?? ""}`}
          alt=""
          className="mx-auto size-22 rounded-xl shadow-3"
        />
        {words ? (
          <ol className="mt-6 grid gap-3 text-sm">
            <Line icon={<ShareUp aria-hidden="true" />}>{t(($) => $.install.share)}</Line>
            <Line icon={<Plus aria-hidden="true" />}>{t(($) => $.install.choose)}</Line>
          </ol>
        ) : (
          <ul className="mt-6 grid gap-3 text-sm">
            <Line icon={<House aria-hidden="true" />}>{t(($) => $.install.opens)}</Line>
            <Line icon={<Send aria-hidden="true" />}>{t(($) => $.install.waits)}</Line>
          </ul>
        )}
        <p className="mt-4 text-center text-xs text-ink-2">{t(($) => $.install.note)}</p>
      </div>
    </Dialog>
  );
}
