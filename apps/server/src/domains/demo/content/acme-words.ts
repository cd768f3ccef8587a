import type { motifs } from "@plaudit/api/value.ts";

type Motif = (typeof motifs)[number];
export const acmeValues: {
  name: string;
  description: string;
  qualities: { key: string; name: string; color: number; motif: Motif }[];
}[] = [
  {
    name: "We look after each other",
    description: "Nobody carries a bad day alone.",
    qualities: [
      { key: "shows-up", name: "Shows up", color: 35, motif: "sunrise" },
      { key: "listens", name: "Listens first", color: 345, motif: "ripple" },
      { key: "teaches", name: "Teaches", color: 150, motif: "leaf" },
    ],
  },
  {
    name: "We make it plain",
    description: "If it needs a manual, it is not finished.",
    qualities: [
      { key: "straight", name: "Straight talk", color: 225, motif: "beam" },
      { key: "simpler", name: "Makes it simpler", color: 195, motif: "orbit" },
      { key: "craft", name: "Craft", color: 300, motif: "weave" },
    ],
  },
  {
    name: "We finish",
    description: "The last tenth is what people remember.",
    qualities: [
      { key: "calm", name: "Calm in a storm", color: 255, motif: "tide" },
      { key: "customer", name: "Thinks of the customer", color: 78, motif: "meeting" },
      { key: "keeps", name: "Keeps promises", color: 15, motif: "steps" },
    ],
  },
];

/** Messages of colleagues; {first} is the first recipient, {other} somebody mentioned. Each with the qualities it fits. */
export const acmeMessages: { text: string; qualities: string[] }[] = [
  {
    text: "Saturday, six in the morning, checkout down. By the time I had opened my laptop you had found it, fixed it and written to every customer who was affected. {other} for the calm, you for the words. Thank you.",
    qualities: ["shows-up", "calm"],
  },
  { text: "Your prototype answered in ten minutes what we had debated for two weeks.", qualities: ["simpler"] },
  {
    text: "Forty-one containers before sunrise with one crane out of service, and everyone home safe. Coffee is on me.",
    qualities: ["keeps"],
  },
  { text: "For remembering that the night callers need tea more than slides.", qualities: ["listens"] },
  {
    text: "Week three here and you told a room of managers that the form had the same question twice. You were right, nobody else had said it, and it is gone now. Please keep doing that with {other} and me.",
    qualities: ["straight"],
  },
  {
    text: "Eleven calls with the hospital in one afternoon, and you stayed on every one until the last ward was back. I learned more about our customers today than in a year of reports.",
    qualities: ["calm", "customer"],
  },
  {
    text: "You sat with me for an hour and never once touched my keyboard. Now I can do it alone.",
    qualities: ["teaches"],
  },
  {
    text: "The handover note you left was so clear that the new shift started on time for the first time this month.",
    qualities: ["keeps", "simpler"],
  },
  { text: "Three of us had walked past that label. You printed a bigger one.", qualities: ["simpler"] },
  {
    text: "When the supplier canceled at four, you had two others on the phone by five past. {other} told me; you would never have said.",
    qualities: ["calm", "keeps"],
  },
  { text: "You asked the quiet person in the meeting. That was the idea we shipped.", qualities: ["listens"] },
  { text: "Thank you for saying no, and for saying why.", qualities: ["straight"] },
  { text: "The stitching on those covers will outlast the machine.", qualities: ["craft"] },
  { text: "You drove back for a charger that was not even yours, {first}.", qualities: ["shows-up"] },
  {
    text: "I read your migration plan twice, because it was a pleasure. Then it ran exactly as written.",
    qualities: ["craft", "keeps"],
  },
  {
    text: "You called Mrs Abara back on your day off to tell her that the part had arrived. She wrote to us about it.",
    qualities: ["customer"],
  },
  {
    text: "Soup for sixty when the oven failed. Nobody noticed that anything had gone wrong.",
    qualities: ["calm", "shows-up"],
  },
  { text: "For drawing the whole tax question on a napkin, so that even I got it.", qualities: ["simpler", "teaches"] },
  { text: "Your first week on your own, and not one pallet in the wrong bay.", qualities: ["keeps"] },
  { text: "You noticed that the ramp was iced over and salted it before anyone arrived.", qualities: ["shows-up"] },
  {
    text: "Two languages, one contract, zero misunderstandings. Thank you for staying until nine.",
    qualities: ["listens", "craft"],
  },
  { text: "The error message that you rewrote has cut our calls by half. Half.", qualities: ["simpler", "customer"] },
  {
    text: "You told me about my mistake before I heard it from somebody else, and you had already thought about the way out.",
    qualities: ["straight", "listens"],
  },
  {
    text: "The books closed on the second day of the month. I have worked here for nine years and had never seen that.",
    qualities: ["keeps", "craft"],
  },
  { text: "You took the 3 a.m. page so that {other} could sleep before the talk.", qualities: ["shows-up"] },
  {
    text: "Everybody leaves your training with a thing they can do. That is rarer than it sounds.",
    qualities: ["teaches"],
  },
  {
    text: "I watched you say 'I do not know, let us find out' to the biggest customer we have. They trusted us more afterwards.",
    qualities: ["straight", "customer"],
  },
  {
    text: "New colleagues keep telling me about the map of the building you drew for them. Twelve floors, one page.",
    qualities: ["simpler", "shows-up"],
  },
  { text: "The bearing you heard before the sensor did saved us a weekend.", qualities: ["craft"] },
  { text: "You kept the queue moving and every single person in it smiled.", qualities: ["calm", "customer"] },
  { text: "You remembered that my daughter had her exam, on the busiest Monday of the year.", qualities: ["listens"] },
  {
    text: "Fourteen tries, and you wrote down every one of them. The fifteenth works, and now we know why.",
    qualities: ["craft", "teaches"],
  },
  {
    text: "You swapped three shifts so that everyone could be at the wedding, and never made it sound like a favor.",
    qualities: ["shows-up", "listens"],
  },
  { text: "That spreadsheet had eleven tabs. It has one now, and it is right.", qualities: ["simpler", "craft"] },
  { text: "You said we would have it on Thursday. It was there on Thursday.", qualities: ["keeps"] },
  {
    text: "For the patience with my questions about pensions. I finally signed the form.",
    qualities: ["teaches", "listens"],
  },
  {
    text: "When the power went, you were the one voice on the radio that everybody could follow.",
    qualities: ["calm"],
  },
  {
    text: "You asked the customer one more question, and it turned out that they needed something much smaller.",
    qualities: ["customer", "simpler"],
  },
  {
    text: "Bread at five, every day this winter, and the good kind. The whole night shift says thank you.",
    qualities: ["keeps", "shows-up"],
  },
  {
    text: "I came back from leave to an empty inbox and a one-page summary. {first}, that was the kindest thing anybody has done for me here.",
    qualities: ["shows-up", "simpler"],
  },
];

export const acmeComments: string[] = [
  "I was there. It was even better than that.",
  "So well deserved.",
  "This made my morning.",
  "And it happened without a single raised voice.",
  "Can we make this how we do it from now on?",
  "Second that, from the whole shift.",
  "I have learned so much from watching this.",
  "The customer still talks about it.",
  "Quietly brilliant, as ever.",
  "Thank you for saying it out loud.",
  "Lunch is on me.",
  "Exactly the person I would want next to me on a day like that.",
  "We have put the note up in the break room.",
  "Same here, and not for the first time.",
];
