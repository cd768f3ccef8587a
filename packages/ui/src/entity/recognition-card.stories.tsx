import type { Meta } from "@storybook/react-vite";
import { feed, people, says } from "../../stories/data.ts";
import { Held } from "../../stories/held.tsx";
import { bar, card, format, nothing } from "../../stories/words.ts";
import { Button } from "../button.tsx";
import { CommentItem } from "./comment-item.tsx";
import { JoinedCard } from "./joined-card.tsx";
import { NewItemsPill } from "./new-items-pill.tsx";
import { NoteCard } from "./note-card.tsx";
import { PeopleList } from "./people-list.tsx";
import { Reacted } from "./reacted.tsx";
import { ReactionBar } from "./reaction-bar.tsx";
import { ReactionGrid } from "./reaction-grid.tsx";
import { RecognitionCard } from "./recognition-card.tsx";
import { RecognitionTile } from "./recognition-tile.tsx";
import type { ReactionType } from "./types.ts";

export default { title: "Recognition/Card" } satisfies Meta;

const menu = [{ label: "Copy link" }, "line" as const, { label: "Flag to a moderator", danger: true }];

export const Tiles = () => (
  <div className="grid max-w-2xl gap-5">
    {feed.map((item) => (
      <Held<ReactionType | null> key={item.id} start={item.ownReaction}>
        {(ownReaction, onReact) => (
          <RecognitionCard
            item={{ ...item, ownReaction }}
            labels={card}
            format={format}
            menu={menu}
            engagement={
              <ReactionBar
                item={{ ...item, ownReaction }}
                to="/recognition"
                labels={bar}
                format={format}
                onReact={onReact}
                onAddPoints={nothing}
              />
            }
          />
        )}
      </Held>
    ))}
  </div>
);
export const WithoutPoints = () =>
  feed
    .slice(0, 1)
    .map((item) => (
      <RecognitionCard key={item.id} item={item} labels={card} format={format} points={false} badge="Pinned" />
    ));
export const Notes = () =>
  feed
    .slice(1, 2)
    .map((item) => (
      <NoteCard
        key={item.id}
        item={item}
        labels={card}
        format={format}
        engagement={<ReactionBar item={item} to="/recognition" labels={bar} format={format} onReact={nothing} />}
      />
    ));
export const Joined = () => (
  <div className="grid max-w-2xl gap-5">
    {[people.yuki, people.long, people.fatima].map((person) => (
      <JoinedCard
        key={person.id}
        id={person.id}
        person={person}
        teamName="Platform guild"
        joinedAt="2026-11-20T08:00:00Z"
        label="is new here"
        format={format}
        action={<Button kind="soft">Recognize</Button>}
      />
    ))}
  </div>
);
export const NewItems = () => <NewItemsPill onClick={nothing}>3 new posts</NewItemsPill>;
export const OnProfile = () => (
  <div className="grid max-w-xl gap-4">
    {feed.slice(0, 2).map((item, i) => (
      <RecognitionTile
        key={item.id}
        to="/recognition"
        text={item.messageText}
        person={item.sender}
        quality={item.qualities[0]}
        note="Shows up · October 2026"
        large={i === 0}
      />
    ))}
  </div>
);
const comment = {
  id: "c1",
  member: people.ines,
  body: says("Tomás found it. I only found the words. ", people.tomas),
  reactionCounts: [{ type: "heart" as const, count: 7 }],
  ownReaction: "heart" as const,
  createdAt: "2026-11-20T08:00:00Z",
  editedAt: "2026-11-20T08:05:00Z",
};
const spoken = {
  removed: "This comment was removed.",
  edited: "edited",
  react: bar.react,
  reactions: bar.reactions,
  actions: card.actions,
};
export const Comments = () => (
  <ol className="grid max-w-xl gap-5">
    <li>
      <CommentItem comment={comment} labels={spoken} format={format} onReact={nothing} menu={menu} />
    </li>
    <li>
      <CommentItem comment={{ ...comment, id: "c2", body: null }} labels={spoken} format={format} />
    </li>
  </ol>
);
export const WhoReacted = () => (
  <Held<ReactionType> start="clap">
    {(kind, onKind) => (
      <Reacted
        label="Reactions"
        names={bar.reactions}
        format={format}
        counts={[
          { type: "clap", count: Object.values(people).length },
          { type: "heart", count: 1 },
        ]}
        kind={kind}
        onKind={onKind}
      >
        <PeopleList people={Object.values(people).map((person) => ({ person }))} />
      </Reacted>
    )}
  </Held>
);
export const Choosing = () => <ReactionGrid names={bar.reactions} own="clap" onReact={nothing} close={nothing} />;
