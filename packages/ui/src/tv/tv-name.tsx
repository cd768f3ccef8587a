import { hasTallLetters } from "./tall-letters.ts";

/** In vmin, by the characters of a name that fit in two lines beside the art. */
const sizes = [
  [16, "text-[11vmin]", "leading-[1.08]"],
  [34, "text-[8.4vmin]", "leading-[1.12]"],
  [Number.POSITIVE_INFINITY, "text-[6.4vmin]", "leading-[1.16]"],
] as const;

/** One person, by name alone. */
export function TvName({ name }: { name: string }) {
  const [, size, lines] = sizes.find(([most]) => name.length <= most) ?? sizes[2];
  return (
    <h1
      className={`line-clamp-2 shrink-0 pb-[.6vmin] font-display font-[400] text-balance wrap-anywhere track-display ${size} ${hasTallLetters(name) ? "leading-[1.4]" : lines}`}
    >
      <bdi>{name}</bdi>
    </h1>
  );
}
