import * as z from "zod/mini";
import { cardDesigns, cardOccasions } from "./card-designs.ts";
import { endpoints } from "./endpoint.ts";
import { clockTime, count, id, permissionsOn } from "./shared.ts";

const design = z.enum(cardDesigns);
const occasion = z.enum(cardOccasions);

const configurable = {
  /** Those that may be chosen, in the product's order. */
  designs: z.array(design).check(z.minLength(1)),
  occasions: z.array(occasion).check(z.minLength(1)),
  /** When a card is delivered, where the recipient is, unless its organizer says otherwise. */
  deliverTime: clockTime,
  /** Made for everybody who has a manager, who organizes them. */
  automaticBirthday: z.boolean(),
  automaticYears: z.boolean(),
};
export const cardSettings = z.object({
  __entity_type__: z.literal("cardSettings"),
  __permissions__: permissionsOn("cardSettings"),
  id,
  ...configurable,
  /** For those who manage cards: delivered this year, by occasion, and the median of signatures on them. */
  delivered: z.nullable(
    z.object({ year: count, byOccasion: z.partialRecord(occasion, count), medianSignatures: z.nullable(count) }),
  ),
  /** For them as well: how many cards would be made by themselves in a year. */
  yearly: z.nullable(z.object({ birthday: count, years: count })),
  version: count,
});
export type CardSettings = z.infer<typeof cardSettings>;
export const cardSettingsBody = z.strictObject({ ...configurable, version: count });

const browses = { scope: "tenant", permission: "card:browse" } as const;
export const cardSettingsEndpoints = endpoints({
  "GET /card/settings": {
    ...browses,
    summary: "Designs and occasions that may be chosen, and which cards are made by themselves",
    response: cardSettings,
  },
  "PATCH /card/settings": {
    summary: "Change them, for cards that are started from now on",
    scope: "tenant",
    permission: "card:manage",
    action: "cardSettings.edit",
    body: cardSettingsBody,
    response: cardSettings,
    errors: ["VersionConflict"],
  },
});
