/** In vmin, by the characters of a name that fit in two lines beside the art. */
const sizes = [
  [16, "text-[11vmin] leading-[1.08]"],
  [34, "text-[8.4vmin] leading-[1.12]"],
] as const;

/** One person, by name alone. */
export const TvName = ({ name }: { name: string }) => (
  <h1
    className={`line-clamp-2 shrink-0 pb-[.6vmin] font-display font-[400] text-balance wrap-anywhere track-display [&:dir(rtl)]:leading-[1.4] ${
      sizes.find(([most]) => name.length <= most)?.[1] ?? "text-[6.4vmin] leading-[1.16]"
    }`}
  >
    <bdi>{name}</bdi>
  </h1>
);
