import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { demoCards } from "./demo.ts";
import { cardErasure } from "./erasure.ts";
import { moderatedSignatures } from "./moderated.ts";
import { cardPersonalData } from "./personal-data.ts";
import { cardRoutes } from "./routes.ts";
import { cardsToday } from "./today.ts";
import { deliverLate, settleDue } from "./verbs/deliver-card.ts";
import { remindAll } from "./verbs/remind-all.ts";
import { startAutomatic } from "./verbs/start-automatic.ts";
import {
  retractInvitations,
  reviewSignatures,
  tellAnswered,
  tellDelivered,
  tellInvited,
  tellReminded,
  tellReturned,
} from "./verbs/tell.ts";

const ofCard = z.object({ cardId: z.uuid(), after: z.uuid().optional() });

export const card: Domain = {
  name: "card",
  routes: cardRoutes,
  jobs: {
    "card.due": (ctx, data) => settleDue(ctx, ofCard.parse(data)),
    "card.automatic": async (ctx) => {
      await startAutomatic(ctx);
      await deliverLate(ctx);
    },
    "card.invite": (ctx, data) => tellInvited(ctx, ofCard.parse(data)),
    "card.reminders": (ctx, data) => remindAll(ctx, ofCard.parse(data)),
    "card.remind": (ctx, data) => tellReminded(ctx, z.object({ contributorId: z.uuid() }).parse(data)),
    "card.delivered": (ctx, data) => tellDelivered(ctx, ofCard.parse(data)),
    "card.review": (ctx, data) => reviewSignatures(ctx, ofCard.parse(data)),
    "card.answered": (ctx, data) => tellAnswered(ctx, ofCard.extend({ memberId: z.uuid() }).parse(data)),
    "card.returned": (ctx, data) => tellReturned(ctx, ofCard.extend({ version: z.int() }).parse(data)),
    "card.retract": (ctx, data) =>
      retractInvitations(ctx, ofCard.extend({ memberId: z.uuid().optional() }).parse(data)),
  },
  notifications: {
    "card.invited": {
      group: "together",
      channels: { inApp: true, push: true, mail: true },
      also: ["card.reminded", "card.started", "card.returned", "card.unsigned", "card.kept"],
    },
    "card.delivered": {
      group: "you",
      channels: { inApp: true, push: true, mail: true },
      also: ["card.answered"],
    },
  },
  today: cardsToday,
  log: { texts: "card", audit: { cardSettings: ["update"] } },
  moderated: moderatedSignatures,
  personalData: cardPersonalData,
  erasure: cardErasure,
  demo: demoCards,
};
