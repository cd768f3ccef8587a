import { Motif } from "../art/motif.tsx";
import { LinkButton } from "../button.tsx";

type Props = { title: string; text: string; action: { label: string; to: string } };

/** A drawing with one piece missing. */
export const NotFound = ({ title, text, action }: Props) => (
  <div className="mx-auto grid max-w-md justify-items-center px-4 py-10 text-center sm:py-20">
    <div className="relative">
      <Motif kind="leaf" tone={150} seed="missing" w={192} h={192} u={48} className="size-48 rounded-xl" />
      <i
        aria-hidden="true"
        className="absolute end-12 top-12 size-12 bg-canvas shadow-[inset_0_0_0_1.5px_var(--t-line-2)]"
      />
    </div>
    <p className="mt-8 font-display text-title font-[480] track-display">{title}</p>
    <p className="mt-2 text-base text-ink-2">{text}</p>
    <LinkButton to={action.to} className="mt-6">
      {action.label}
    </LinkButton>
  </div>
);
