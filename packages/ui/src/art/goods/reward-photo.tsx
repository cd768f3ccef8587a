type Props = {
  urls: Record<string, string>;
  /** How wide it is drawn at most, as `sizes` has it. */
  sizes: string;
  className?: string;
};

/** A picture of a reward, or of where rewards come from; its name stands beside it. */
export const RewardPhoto = ({ urls, sizes, className = "" }: Props) => (
  <img
    src={urls["reward-mobile"]}
    srcSet={`${urls["reward-mobile"]} 480w, ${urls["reward-desktop"]} 1280w`}
    sizes={sizes}
    loading="lazy"
    alt=""
    className={`block bg-sunken object-cover ${className}`}
  />
);
