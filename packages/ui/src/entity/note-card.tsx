import { Motif } from "../art/motif.tsx";
import { motifOf } from "../art/motif-of.ts";
import { Avatar } from "../avatar.tsx";
import { Card } from "../card.tsx";
import { Byline } from "./byline.tsx";
import { CardMenu } from "./card-menu.tsx";
import { Given } from "./given.tsx";
import { RecipientFaces } from "./recipient-faces.tsx";
import type { RecognitionCardProps } from "./recognition-card-props.ts";
import { RichText } from "./rich-text.tsx";

/** One sentence in large type. */
export function NoteCard(props: RecognitionCardProps) {
  const { item, labels, format, points = true, menu = [], badge, enclosed, engagement } = props;
  const [quality] = item.qualities;
  return (
    <Card aria-labelledby={`h-${item.id}`} className="relative">
      {quality && (
        <Motif
          kind={motifOf(quality)}
          tone={quality.color}
          seed={item.id}
          w={96}
          h={240}
          className="absolute inset-y-0 start-0 h-full w-3 sm:w-16"
        />
      )}
      <div className="ps-3 sm:ps-16">
        <div className="px-4 pt-5 sm:px-6">
          {badge}
          <div className="flex items-start gap-3">
            <span className="flex items-center">
              <Avatar person={item.sender} decorative />
              <span className="-ms-1.5">
                <RecipientFaces to={item.sendTo} size={40} />
              </span>
            </span>
            <Byline item={item} labels={labels} format={format} />
            <CardMenu label={labels.actions} entries={menu} />
          </div>
          <div
            dir="auto"
            className="mt-4 text-start font-display text-loud leading-[1.28] font-[400] wrap-anywhere text-balance track-display"
          >
            <RichText doc={item.message} />
          </div>
          {enclosed}
          <Given item={item} labels={labels} format={format} points={points} />
        </div>
        {engagement}
      </div>
    </Card>
  );
}
