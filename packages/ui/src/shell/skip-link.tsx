/** The first stop of the keyboard; a button, because a hash in the address means something else here. */
export const SkipLink = ({ label }: { label: string }) => (
  <button
    type="button"
    onClick={() => document.getElementById("main")?.focus()}
    className="fixed start-3 -top-20 z-50 rounded-md bg-ink px-4 py-2.5 text-sm font-semibold text-canvas focus:top-3"
  >
    {label}
  </button>
);
