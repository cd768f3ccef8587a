import type { Output } from "@plaudit/api/endpoint.ts";
import type { publishedBody } from "@plaudit/api/recognition.ts";
import type { RecipientRef } from "@plaudit/api/shared.ts";
import { addComment } from "../../engagement/verbs/add-comment.ts";
import { react } from "../../engagement/verbs/react.ts";
import { endorseRecognition } from "../../recognition/verbs/endorse-recognition.ts";
import { sendRecognition } from "../../recognition/verbs/send-recognition.ts";
import { composeMessage, type Named } from "../rules/compose-message.ts";
import type { Scene, Send } from "../rules/scene.ts";
import { actAs, type Stage } from "./act-as.ts";
import { addDemoFile } from "./add-demo-file.ts";
import type { Player } from "./raise-tenant.ts";

export interface Props {
  players: ReadonlyMap<string, Player>;
  /** Filled as teams and qualities are made. */
  teams: Map<string, string>;
  qualities: Map<string, string>;
  /** What was sent so far, by its number. */
  sent: Map<number, string>;
}

const found = <T>(thing: T | undefined, what: string): T => {
  if (thing === undefined) throw new Error(`the demo's plan names ${what}, which is not there`);
  return thing;
};

function bodyOf(send: Send, { players, teams, qualities }: Props): Output<typeof publishedBody> {
  const named = (key: string | null | undefined): Named | undefined => {
    const player = key ? players.get(key) : undefined;
    return player && { id: player.memberId, firstName: player.firstName, name: player.name };
  };
  const sendTo: RecipientRef[] = send.team
    ? [{ id: found(teams.get(send.team), send.team), type: "team" }]
    : send.to.map((key) => ({ id: found(players.get(key), key).memberId, type: "tenantMember" }));
  return {
    status: "published",
    message: composeMessage(send.text, { first: named(send.to[0]), other: named(send.other) }),
    amount: send.amount,
    sendTo,
    qualityIds: send.qualities.map((key) => found(qualities.get(key), key)),
    tenantWide: send.tenantWide,
  };
}

/** One action of a person. `notifies`: whether it is recent enough to notify others. */
export async function playScene(stage: Stage, props: Props, scene: Scene, notifies: boolean): Promise<void> {
  const { players, sent } = props;
  const player = (key: string) => found(players.get(key), key);
  if (scene.type === "send") {
    const body = bodyOf(scene, props);
    const { id } = await actAs(stage, player(scene.from), { at: scene.at, notifies }, async (ctx) => {
      const attachments: string[] = [];
      for (const originalFilename of scene.files)
        attachments.push(await addDemoFile(ctx, stage.deps, { kind: "recognition-attachment", originalFilename }));
      return sendRecognition(ctx, { ...body, attachments });
    });
    sent.set(scene.n, id);
    return;
  }
  const id = found(sent.get(scene.on), `recognition ${scene.on}`);
  await actAs<unknown>(stage, player(scene.by), { at: scene.at, notifies }, (ctx) => {
    if (scene.type === "reaction") return react(ctx, { type: "recognition", id }, scene.reaction);
    if (scene.type === "endorsement") return endorseRecognition(ctx, id, scene.amount);
    const other = scene.other ? player(scene.other) : undefined;
    const named = other && { id: other.memberId, firstName: other.firstName, name: other.name };
    return addComment(
      ctx,
      { type: "recognition", id },
      composeMessage(other ? `{other} ${scene.text}` : scene.text, { other: named }),
    );
  });
}
