import type { Badge } from "@plaudit/api/award-badges.ts";
import type { ProofKind } from "@plaudit/api/incentive-limits.ts";

interface DemoClaim {
  by: string;
  daysAgo: number;
  text: string;
  /** When it happened. */
  happened?: string;
  /** What proves it, of the demo's files. */
  files?: readonly string[];
  /** What was asked about it, and has not been answered. */
  question?: string;
  /** Without a decision it waits. */
  decided?: { approved: true } | { approved: false; reason: string };
}
interface DemoIncentive {
  name: string;
  description: string;
  badge: Badge;
  points: number;
  proof: ProofKind;
  rotating?: true;
  perPerson?: number;
  perMonth?: true;
  inAll?: number;
  startedDaysAgo: number | null;
  closesInDays?: number;
  ended?: true;
  claims: readonly DemoClaim[];
}
const approved = { approved: true } as const;

/** Of a tenant, by its slug. */
export const demoContent: Readonly<Record<string, readonly DemoIncentive[]>> = {
  acme: [
    {
      name: "Spot a hazard",
      description: "Send a picture of it, say where it is, and what you did about it.",
      badge: "lantern",
      points: 50,
      proof: "picture",
      perPerson: 3,
      perMonth: true,
      startedDaysAgo: 120,
      claims: [
        {
          by: "Jonas Weber",
          daysAgo: 0.04,
          text: "Guard rail loose above bay 12, the pallet side. I tied it off and told Kofi.",
          happened: "This morning, before the first truck",
          files: ["Guard rail at bay 12.jpg"],
        },
        { by: "Mei Tanaka", daysAgo: 0.13, text: "Cable across the stairs in training room 2. It is taped down now." },
        {
          by: "Diego Morales",
          daysAgo: 1.1,
          text: "The oven door does not hold: it falls open when the tray is out.",
          question: "Which of the two ovens is it, and is it switched off for now?",
        },
        {
          by: "Hana Kovač",
          daysAgo: 1.4,
          text: "Gate 3 closes while the light is still green. I put a cone in front.",
        },
        { by: "Samuel Osei", daysAgo: 9, text: "Oil under truck 7, at the charging point.", decided: approved },
        { by: "Rosa Quispe", daysAgo: 16, text: "Wet floor behind the dishwasher, every evening.", decided: approved },
        { by: "Kofi Mensah", daysAgo: 24, text: "No light in the stairwell to the roof.", decided: approved },
        {
          by: "Maya Okafor",
          daysAgo: 4,
          text: "The coffee in the north kitchen.",
          decided: { approved: false, reason: "We taste what you mean, but nobody has been hurt yet." },
        },
        {
          by: "Omar Benali",
          daysAgo: 12,
          text: "It is too cold in the meeting room.",
          decided: {
            approved: false,
            reason: "That is for facilities, and they know of it. It is no hazard, luckily.",
          },
        },
      ],
    },
    {
      name: "Bring somebody to us",
      description: "For a colleague whom you recommended, once their first 90 days are over.",
      badge: "bridge",
      points: 300,
      proof: "text",
      perPerson: 3,
      inAll: 60,
      startedDaysAgo: 200,
      claims: [
        { by: "Maya Okafor", daysAgo: 0.9, text: "Grace Mwangi, who has planned our routes since July." },
        { by: "Thandiwe Nkosi", daysAgo: 2.2, text: "Amina Yusuf, who has been with us since August." },
        { by: "Tomás Vega", daysAgo: 33, text: "Linh Phạm, for quality assurance.", decided: approved },
        { by: "Zeynep Aydın", daysAgo: 51, text: "Omar Benali, who sells more than I do by now.", decided: approved },
      ],
    },
    {
      name: "Twenty days by bicycle",
      description: "Twenty days in a season on two wheels or on foot.",
      badge: "wide",
      points: 60,
      proof: "none",
      perPerson: 4,
      inAll: 150,
      startedDaysAgo: 80,
      closesInDays: 21,
      claims: [
        { by: "Lena Fischer", daysAgo: 0.6, text: "" },
        {
          by: "Lars Nyberg",
          daysAgo: 2.9,
          happened: "From May to September",
          text: "Twenty-six, and only one of them in the rain.",
        },
        { by: "Aroha Ngata", daysAgo: 6, text: "", decided: approved },
        { by: "Maya Okafor", daysAgo: 11, text: "With the children on the back.", decided: approved },
        { by: "Yuki Sato", daysAgo: 19, text: "On foot.", decided: approved },
        { by: "Matteo Ricci", daysAgo: 27, text: "", decided: approved },
      ],
    },
    {
      name: "First aid course",
      description: "Two days, in working hours. Add the certificate: it is valid for two years.",
      badge: "steady",
      points: 200,
      proof: "document",
      perPerson: 1,
      inAll: 40,
      startedDaysAgo: 60,
      claims: [
        {
          by: "Zuri Mwangi",
          daysAgo: 0.3,
          text: "Check, call, press. I keep the mask in my bag.",
          happened: "12 and 13 November",
          files: ["First aid certificate.pdf"],
        },
      ],
    },
    {
      name: "First at gate 4",
      description: "It opens soon. Come and see it before the trucks do.",
      badge: "light",
      points: 25,
      proof: "code",
      rotating: true,
      inAll: 300,
      startedDaysAgo: 2,
      closesInDays: 5,
      claims: [
        { by: "Bảo Châu Nguyễn", daysAgo: 1, text: "", decided: approved },
        { by: "Liam O’Connor", daysAgo: 1, text: "", decided: approved },
      ],
    },
    {
      name: "Teach what you know",
      description: "An open hour for others, with at least three who came.",
      badge: "grow",
      points: 120,
      proof: "text",
      perPerson: 6,
      startedDaysAgo: null,
      claims: [],
    },
    {
      name: "Health week",
      description: "Three talks of five.",
      badge: "roots",
      points: 40,
      proof: "none",
      inAll: 100,
      startedDaysAgo: 90,
      ended: true,
      claims: [
        { by: "Amara Diallo", daysAgo: 61, text: "", decided: approved },
        { by: "Ivan Petrov", daysAgo: 62, text: "", decided: approved },
      ],
    },
  ],
};
