import { useTranslation } from "@plaudit/i18n/react.ts";
import { PetalField } from "@plaudit/ui/art/petal-field.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import type { Joiner } from "./content.ts";

export function JoinersSlide({ joiners }: { joiners: Joiner[] }) {
  const { t } = useTranslation("tv");
  return (
    <div className="flex h-full flex-col justify-center">
      <PetalField
        rings={6}
        eye={false}
        className="absolute -z-10 size-[150vmin] opacity-30 landscape:-end-[30vmin] landscape:-top-[70vmin] portrait:-end-[60vmin] portrait:-top-[70vmin]"
      />
      <h1 className="font-display text-[8.4vmin] leading-[1.05] font-[400] track-display">
        {t(($) => $.joiners.title)}
      </h1>
      <p className="mt-[2vmin] max-w-[34ch] text-[3.4vmin] text-on-deep-2">
        {t(($) => $.joiners.lede, { count: joiners.length })}
      </p>
      <ul className="mt-[6vmin] grid gap-x-[4vmin] gap-y-[4.5vmin] landscape:grid-cols-3 portrait:grid-cols-2">
        {joiners.map((person) => (
          <li
            key={person.id}
            className="flex items-center gap-[2.6vmin] portrait:flex-col portrait:items-start portrait:gap-[2vmin]"
          >
            <span className="size-[17vmin] shrink-0 portrait:size-[21vmin]" data-theme="light">
              <Avatar person={person} size="xl" decorative />
            </span>
            <span className="min-w-0">
              <b className="block text-[3.8vmin] leading-tight font-semibold wrap-anywhere">
                <bdi>{person.name}</bdi>
              </b>
              <span className="mt-[.8vmin] block text-[3vmin] leading-tight text-on-deep-2">{person.jobTitle}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
