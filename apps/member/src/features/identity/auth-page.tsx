import { boot } from "@plaudit/api/boot.ts";
import { AuthFrame } from "@plaudit/ui/auth/auth-frame.tsx";
import { Logo } from "@plaudit/ui/logo.tsx";
import { useTitle } from "@plaudit/ui/shell/use-title.ts";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** The heading, if it differs from the title. */
  heading?: string;
  lead?: ReactNode;
  notice?: ReactNode;
  busy?: boolean;
  children?: ReactNode;
};

/** Every screen of signing in: the tenant's face on its own host, Plaudit's on the apex. */
export function AuthPage({ title, heading = title, lead, notice, busy, children }: Props) {
  const { tenant } = boot();
  useTitle(title);
  return (
    <AuthFrame logo={tenant && <Logo name={tenant.name} logoUrls={tenant.logoUrls} />} notice={notice}>
      <h1 aria-busy={busy} className="font-display text-display font-[440] track-display">
        {heading}
      </h1>
      {lead && <p className="mt-2 text-base text-ink-2">{lead}</p>}
      {children}
    </AuthFrame>
  );
}
