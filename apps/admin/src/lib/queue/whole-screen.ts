/** The page of a queue, below the bar: its foot is at the screen's lower edge, however short what stands above it is. */
export const wholeScreen =
  "flex flex-col max-md:-mb-28 max-md:min-h-[calc(100dvh-3.5rem)] md:-mb-16 md:h-[calc(100dvh-4rem)] md:min-h-112";
