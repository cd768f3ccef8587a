import type { ReactNode } from "react";
import { PlauditMark } from "../art/glyphs.tsx";
import { Motif } from "../art/motif.tsx";
import { motifs } from "../art/motif-shapes.ts";
import { PetalField } from "../art/petal-field.tsx";

type Props = {
  /** The tenant's logo on its own host; without it this is the apex. */
  logo?: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
};
const tiles = Array.from({ length: 20 }, (_, i) => ({
  key: `apex${i}`,
  kind: motifs[i % motifs.length] ?? "leaf",
  tone: (18 + i * 47) % 360,
  u: i % 3 ? 24 : 36,
}));

/** On the apex Plaudit stays quiet, ink on paper; on a tenant's host the tenant receives its people. */
export function AuthFrame({ logo, notice, children }: Props) {
  return (
    <div className={`grid min-h-dvh ${logo ? "md:grid-cols-2" : ""}`}>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[27rem] min-w-0 flex-col justify-center px-5 py-10 outline-none"
      >
        <div className="mb-8">
          {logo ?? (
            <span className="inline-flex items-center gap-2.5">
              <PlauditMark />
              <span className="text-xl font-bold track-display">Plaudit</span>
            </span>
          )}
        </div>
        {notice}
        {children}
      </main>
      {logo ? (
        <div aria-hidden="true" className="relative hidden overflow-hidden bg-deep md:block">
          <PetalField rings={6} className="absolute inset-0 size-full" />
        </div>
      ) : (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 bottom-0 flex h-18 gap-0.5 max-sm:hidden [@media(max-height:44rem)]:hidden"
        >
          {tiles.map(({ key, kind, tone, u }) => (
            <Motif key={key} kind={kind} tone={tone} seed={key} w={72} h={72} u={u} className="h-full min-w-18 grow" />
          ))}
        </div>
      )}
    </div>
  );
}
