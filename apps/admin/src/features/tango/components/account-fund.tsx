import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { useLocation, useNavigate } from "react-router";
import { pathTo } from "../../../screens.ts";
import { useConnection } from "../data.ts";

/** The fund of gift cards follows the account at Tango: what that holds, and how money comes into it. */
export function AccountFund({ provider: { id, name } }: { provider: { id: string; name: string } }) {
  const { t } = useTranslation("reward-fund");
  const { t: common } = useTranslation();
  const { number, ago } = useFormat();
  const navigate = useNavigate();
  const asked = useLocation().pathname === pathTo("rewards-funds", { id });
  const { data } = useConnection();
  const balance = data?.connection?.balance;
  const held =
    balance &&
    t(($) => $.follows.held, {
      amount: number(balance.amount / 100, { style: "currency", currency: balance.currency }),
      ago: ago(balance.at),
    });
  const told = (
    <>
      {data && <p className="font-semibold tabular-nums">{held ?? t(($) => $.follows.unknown)}</p>}
      <p className="mt-1 max-w-[60ch]">{t(($) => $.follows.how)}</p>
    </>
  );
  const close = () => void navigate(pathTo("rewards-store", { id }), { replace: true, preventScrollReset: true });
  return (
    <div className="mb-4 rounded-md bg-sunken px-4 py-3 text-sm">
      {told}
      <p className="mt-2">
        <TextLink to={pathTo("rewards-tango")}>{t(($) => $.follows.connection)}</TextLink>
      </p>
      {asked && (
        <Dialog
          open
          onClose={close}
          title={t(($) => $.follows.title, { name })}
          closeLabel={common(($) => $.action.close)}
          width="sm:max-w-[30rem]"
          footer={
            <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
              <Button kind="line" onClick={close} data-autofocus>
                {common(($) => $.action.close)}
              </Button>
              <LinkButton to={pathTo("rewards-tango")}>{t(($) => $.follows.connection)}</LinkButton>
            </div>
          }
        >
          <div className="px-5 pb-5 text-sm text-ink-2 sm:px-6">{told}</div>
        </Dialog>
      )}
    </div>
  );
}
