import { z } from "zod";
import type { Incoming } from "../egress/egress.ts";
import { RefineFailed } from "./refiner.ts";

const whole = z.object({ choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()) });
const piece = z.object({
  choices: z.array(z.object({ delta: z.optional(z.object({ content: z.optional(z.nullable(z.string())) })) })),
});

const broken = () => new RefineFailed("unusable", "the answer is not a completion");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw broken();
  }
}

/** What was written in the pieces of a stream that has come to its end. */
function joined(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? []);
  if (lines.at(-1)?.trim() !== "[DONE]") throw new RefineFailed("unusable", "the stream broke off");
  return lines
    .slice(0, -1)
    .map((line) => {
      const read = piece.safeParse(parse(line));
      if (!read.success) throw broken();
      return read.data.choices[0]?.delta?.content ?? "";
    })
    .join("");
}

/** The text of a completion, streamed or whole. */
export function readAnswer({ headers, body }: Pick<Incoming, "headers" | "body">): string {
  const text = body.toString("utf8");
  if (headers["content-type"]?.includes("text/event-stream")) return joined(text);
  const read = whole.safeParse(parse(text));
  if (!read.success) throw broken();
  return read.data.choices[0].message.content;
}
