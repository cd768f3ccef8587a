import { ArrowUp } from "../icons.tsx";

/** New items wait behind this instead of moving the page. */
export const NewItemsPill = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <div role="status" className="pointer-events-none sticky top-18 z-10 grid h-0 justify-items-center md:top-20">
    <button
      type="button"
      onClick={onClick}
      className="target pointer-events-auto mt-3 flex h-10 animate-rise items-center gap-2 rounded-full bg-ink px-4 text-sm font-semibold text-canvas shadow-3"
    >
      <ArrowUp className="size-4" strokeWidth={2.25} aria-hidden="true" />
      {children}
    </button>
  </div>
);
