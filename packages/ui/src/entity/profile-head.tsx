import { Fragment, type ReactNode } from "react";
import { Avatar } from "../avatar.tsx";
import { Quilt } from "./quilt.tsx";
import type { Person, Quality } from "./types.ts";

type Props = {
  person: Person;
  /** 'Forklift driver', 'At Northwind since November 2016': each in its own direction. */
  facts?: string[];
  qualities: { quality: Quality; count: number }[];
  /** Number of recognitions: the quilt has as many patches. */
  times: number;
  stats: { label: string; value: string }[];
  /** What the quilt's patches are. */
  note?: string;
  actions?: ReactNode;
};

/** A person and their recognitions, as a keepsake. */
export const ProfileHead = ({ person, facts = [], qualities, times, stats, note, actions }: Props) => (
  <section aria-label={person.name} className="overflow-hidden rounded-lg bg-surface shadow-2">
    <Quilt seed={person.id} qualities={qualities} times={times} />
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3 px-4 pt-4 pb-5 sm:px-8 sm:pb-7">
      <Avatar person={person} size={120} ring="halo-4" className="-mt-19" decorative />
      <div className="min-w-0 grow max-sm:basis-full">
        <p className="font-display text-display font-[440] wrap-anywhere track-display">
          <bdi>{person.name}</bdi>
        </p>
        {facts.length > 0 && (
          <p className="text-base text-ink-2">
            {facts.map((fact, n) => (
              <Fragment key={fact}>
                {n > 0 && " · "}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <dl className="flex gap-7 tabular-nums">
        {stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse">
            <dt className="text-xs text-ink-2">{stat.label}</dt>
            <dd className="font-display text-[2rem] leading-none font-[440] track-display">{stat.value}</dd>
          </div>
        ))}
      </dl>
      {actions}
    </div>
    {note && <p className="border-line border-t px-4 py-3 text-xs text-ink-2 sm:px-8">{note}</p>}
  </section>
);
