import { Band } from "../art/band.tsx";
import { Avatar } from "../avatar.tsx";
import { Card } from "../card.tsx";
import { Byline } from "./byline.tsx";
import { CardMenu } from "./card-menu.tsx";
import { Given } from "./given.tsx";
import { Letter } from "./letter.tsx";
import { NoteCard } from "./note-card.tsx";
import { RecipientFaces } from "./recipient-faces.tsx";
import type { RecognitionCardProps } from "./recognition-card-props.ts";
import { weigh } from "./weigh.ts";

const wrapped =
  "max-sm:flex-wrap max-sm:[&>*:nth-child(2)]:order-3 max-sm:[&>*:nth-child(2)]:basis-full max-sm:[&>*:nth-child(3)]:ms-auto";

export function RecognitionCard(props: RecognitionCardProps) {
  const { item, labels, format, points = true, menu = [], badge, enclosed, engagement } = props;
  const weight = item.qualities.length === 0 ? "letter" : weigh(item);
  if (weight === "note") return <NoteCard {...props} />;
  const grand = weight === "grand";
  const many = item.sendTo.length > 2;
  return (
    <Card aria-labelledby={`h-${item.id}`}>
      {grand && (
        <div className="relative">
          <Band qualities={item.qualities.slice(0, 2)} seed={item.id} h={112} className="h-24 sm:h-28" />
          <div className={`absolute start-4 sm:start-6 sm:-bottom-9 ${many ? "-bottom-6" : "-bottom-9"}`}>
            <span className={many ? "max-sm:hidden" : ""}>
              <RecipientFaces to={item.sendTo} size={88} />
            </span>
            {many && (
              <span className="sm:hidden">
                <RecipientFaces to={item.sendTo} max={3} />
              </span>
            )}
          </div>
        </div>
      )}
      <div className={`px-4 sm:px-6 ${grand ? "pt-12" : "pt-5"}`}>
        {badge}
        <div className={`flex items-start gap-x-3 gap-y-2 ${item.sendTo.length > 1 && !grand ? wrapped : ""}`}>
          {!grand && (
            <span className="flex shrink-0 items-center">
              <Avatar person={item.sender} size={48} decorative className="max-sm:hidden" />
              <i aria-hidden="true" className="mx-1.5 h-0 w-4 border-line-2 border-t-2 border-dotted max-sm:hidden" />
              <RecipientFaces to={item.sendTo} max={2} />
            </span>
          )}
          <Byline item={item} labels={labels} format={format} face={grand} />
          <CardMenu label={labels.actions} entries={menu} />
        </div>
        <Letter
          doc={item.message}
          text={item.messageText}
          labels={labels}
          className="mt-4 font-display text-note font-[400] track-note"
        />
        {enclosed}
        <Given item={item} labels={labels} format={format} points={points} />
      </div>
      {engagement}
    </Card>
  );
}
