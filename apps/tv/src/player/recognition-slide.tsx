import { Motif } from "@plaudit/ui/art/motif.tsx";
import { motifOf } from "@plaudit/ui/art/motif-of.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { toneStyle } from "@plaudit/ui/tone.tsx";
import type { Recognition } from "./content.ts";
import { Frame, type FrameProps } from "./frame.tsx";
import { Receivers } from "./receivers.tsx";
import { Scroll } from "./scroll.tsx";

interface Props {
  recognition: Recognition;
  /** Time runs only for the slide that shows. */
  moving: boolean;
  frame: Omit<FrameProps, "code" | "children">;
  code: FrameProps["code"];
}
export function RecognitionSlide({ recognition, moving, frame, code }: Props) {
  const { sender, sendTo, qualities, messageText } = recognition;
  const drawn = qualities.slice(0, 2);
  return (
    <Frame {...frame} code={code} aside={drawn.length > 0} art={<Side qualities={drawn} seed={recognition.id} />}>
      <div
        className={`flex h-full flex-col justify-center gap-[4vmin] py-[3vmin] portrait:pt-[36vmin] ${drawn.length > 0 ? "landscape:w-[68%]" : ""}`}
      >
        <Receivers sendTo={sendTo} moving={moving} />
        <Scroll moving={moving}>
          <p
            dir="auto"
            className="font-display text-[5.3vmin] leading-[1.28] font-[380] whitespace-pre-line text-start text-balance track-display wrap-anywhere"
          >
            {messageText}
          </p>
        </Scroll>
        <div className="flex flex-wrap items-center gap-x-[3vmin] gap-y-[2vmin] landscape:max-w-[52vw]">
          <span className="flex items-center gap-[2vmin] text-[3.2vmin]">
            <span className="size-[7vmin]" data-theme="light">
              <Avatar person={sender} size="xl" decorative />
            </span>
            <bdi>{sender.name}</bdi>
          </span>
          {qualities.slice(0, 3).map((quality) => (
            <span
              key={quality.id}
              className="tone-chip flex items-center gap-[1.3vmin] rounded-full px-[2.4vmin] py-[.9vmin] text-[3vmin] font-semibold"
              style={toneStyle(quality.color)}
            >
              <i aria-hidden="true" className="tone-dot size-[1.7vmin] rounded-full" />
              {quality.name}
            </span>
          ))}
        </div>
      </div>
    </Frame>
  );
}

function Side({ qualities, seed }: { qualities: Recognition["qualities"]; seed: string }) {
  if (qualities.length === 0) return null;
  return (
    <div
      aria-hidden="true"
      data-theme="light"
      className="absolute -z-10 flex gap-[.6vmin] landscape:inset-y-0 landscape:end-0 landscape:w-[32%] landscape:flex-col portrait:inset-x-0 portrait:top-0 portrait:h-[34%] portrait:flex-row"
    >
      {qualities.map((quality) => (
        <Motif
          key={quality.id}
          kind={motifOf(quality)}
          tone={quality.color}
          seed={seed}
          w={600}
          h={600}
          u={90}
          className="min-h-0 min-w-0 grow basis-0"
        />
      ))}
      <i className="absolute inset-x-0 top-0 h-[14vmin] bg-deep landscape:hidden" />
    </div>
  );
}
