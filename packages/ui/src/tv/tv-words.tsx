const sizeOf = (text: string) =>
  text.length < 220 ? "text-[5.3vmin]" : text.length < 420 ? "text-[4.6vmin]" : "text-[4vmin]";

export const TvWords = ({ text }: { text: string }) => (
  <p
    dir="auto"
    className={`text-start font-display leading-[1.28] font-[380] wrap-anywhere whitespace-pre-line track-display ${sizeOf(text)}`}
  >
    {text}
  </p>
);
