import type { RewardArt, RewardCategory } from "@plaudit/api/reward-arts.ts";
import type { Approval, Asks, Tax } from "./tables.ts";

interface Good {
  name: string;
  description: string;
  category: RewardCategory;
  art: RewardArt;
  /** By its name: points, hundredths, and what is left. */
  variants: readonly [name: string, points: number, faceValue: number, stock: number | null][];
  instructions: string;
  approval?: Approval;
  asks?: Asks;
  tax?: Tax;
  countries?: readonly string[];
  personLimit?: number;
  codes?: readonly string[];
}
export const storeGoods: readonly Good[] = [
  {
    name: "A day off",
    description: "Any day, agreed with your lead.",
    category: "time",
    art: "hammock",
    variants: [["", 480, 48_00, null]],
    instructions: "Your lead looks at who is away that day.",
    approval: "manager",
    asks: "day",
    personLimit: 4,
  },
  {
    name: "Evening at the pottery wheel",
    description: "Two hours with Inês and a kilo of clay. What you make is fired and yours.",
    category: "time",
    art: "pottery",
    variants: [["", 1900, 190_00, 6]],
    instructions: "On the first Thursday of each month. You choose which one.",
  },
  {
    name: "Lunch for your team",
    description: "Rosa cooks, for up to eight people.",
    category: "table",
    art: "bowls",
    variants: [["", 300, 30_00, null]],
    instructions: "Rosa writes to you to find a day and what everybody eats.",
  },
  {
    name: "The canteen’s coffee",
    description: "From Diego’s oven room, roasted on Mondays.",
    category: "table",
    art: "coffee",
    variants: [
      ["250 g", 80, 8_00, 40],
      ["A kilo", 260, 26_00, 12],
    ],
    instructions: "On your desk by Tuesday noon.",
  },
  {
    name: "The green hoodie",
    description: "Organic cotton, sewn in Porto.",
    category: "things",
    art: "hoodie",
    variants: [
      ["S", 360, 36_00, 9],
      ["M", 360, 36_00, 3],
      ["L", 360, 36_00, 14],
      ["XL", 360, 36_00, 0],
    ],
    instructions: "It comes by post within a week.",
    asks: "address",
    tax: "company",
  },
  {
    name: "A fern for your desk",
    description: "Grown by the reception, in a pot of its own.",
    category: "things",
    art: "plant",
    variants: [["", 80, 8_00, 22]],
    instructions: "Bảo Châu brings it round on Fridays.",
  },
  {
    name: "Any one book",
    description: "You choose it, we order it.",
    category: "things",
    art: "books",
    variants: [["", 250, 25_00, null]],
    instructions: "Write the title beside it. It lies at the reception within a week.",
    tax: "company",
  },
  {
    name: "Bicycle check-up",
    description: "Liam does it in the yard, every first Monday.",
    category: "things",
    art: "bike",
    variants: [["", 350, 35_00, 5]],
    instructions: "Leave it in the yard before nine.",
  },
  {
    name: "Two cinema tickets",
    description: "Any film, any day, valid for a year.",
    category: "tickets",
    art: "cinema",
    variants: [["", 240, 24_00, null]],
    instructions: "As a code, at once. Show it at the till.",
    tax: "member",
    codes: ["KINO-7K2M-Q9XD", "KINO-31PT-88RA", "KINO-5VHC-2WEL", "KINO-0M4S-T6YB", "KINO-9GJN-L3UD", "KINO-2ZXE-P7QF"],
  },
  {
    name: "Rail credit",
    description: "For any train, valid for two years.",
    category: "tickets",
    art: "train",
    variants: [
      ["€25", 250, 25_00, null],
      ["€50", 500, 50_00, null],
    ],
    instructions: "By e-mail within two working days.",
    asks: "email",
    tax: "company",
    countries: ["DE", "NL", "PT", "ES"],
  },
];
export const donations: readonly Good[] = [
  {
    name: "Ten trees in Sintra",
    description: "Planted in February, with a map.",
    category: "giving",
    art: "trees",
    variants: [["", 200, 20_00, null]],
    instructions: "The map comes by e-mail once they stand.",
  },
  {
    name: "An hour of a lifeboat",
    description: "For the sea rescue, whatever the weather.",
    category: "giving",
    art: "buoy",
    variants: [["", 300, 30_00, null]],
    instructions: "Paid out every quarter.",
  },
  {
    name: "A night of warm soup",
    description: "At the shelter by the station.",
    category: "giving",
    art: "soup",
    variants: [["", 150, 15_00, null]],
    instructions: "Paid out every quarter.",
  },
];

interface Redeemed {
  who: string;
  reward: string;
  variant?: string;
  daysAgo: number;
  note?: string;
  /** So many days from now is the day that they wish for; the next working day. */
  wished?: number;
  /** What became of it, and after how many days; without it, it waits. */
  outcome?: {
    step: "cancelled" | "failed" | "fulfilled" | "declined";
    after: number;
    words?: string;
    tracking?: string;
  };
  revealed?: boolean;
}
/** In the order in which it happened, the oldest first. */
export const redeemed: readonly Redeemed[] = [
  {
    who: "Hana Kovač",
    reward: "Lunch for your team",
    daysAgo: 240,
    outcome: { step: "fulfilled", after: 6, words: "Friday, long table by the window." },
  },
  {
    who: "Tomás Vega",
    reward: "The canteen’s coffee",
    variant: "250 g",
    daysAgo: 211,
    outcome: { step: "fulfilled", after: 1 },
  },
  {
    who: "Lena Fischer",
    reward: "Ten trees in Sintra",
    daysAgo: 190,
    outcome: { step: "fulfilled", after: 9, words: "They stand. The map is in your mail." },
  },
  {
    who: "Oluwaseun Adeyemi",
    reward: "Any one book",
    daysAgo: 160,
    outcome: { step: "failed", after: 4, words: "Out of print everywhere we asked." },
  },
  { who: "Priya Raman", reward: "A night of warm soup", daysAgo: 133, outcome: { step: "fulfilled", after: 2 } },
  {
    who: "Samuel Osei",
    reward: "Bicycle check-up",
    daysAgo: 104,
    outcome: { step: "fulfilled", after: 3, words: "New brakes at the back." },
  },
  { who: "Yuki Sato", reward: "A fern for your desk", daysAgo: 82, outcome: { step: "fulfilled", after: 2 } },
  { who: "Saoirse Byrne", reward: "An hour of a lifeboat", daysAgo: 63, outcome: { step: "fulfilled", after: 1 } },
  {
    who: "Noor Haddad",
    reward: "The green hoodie",
    variant: "S",
    daysAgo: 47,
    outcome: { step: "fulfilled", after: 5, words: "Sent this morning.", tracking: "RR 482 119 075 PT" },
  },
  {
    who: "Amara Diallo",
    reward: "The canteen’s coffee",
    variant: "A kilo",
    daysAgo: 29,
    outcome: { step: "cancelled", after: 0 },
  },
  { who: "Lena Fischer", reward: "Two cinema tickets", daysAgo: 12, revealed: true },
  { who: "Jonas Weber", reward: "Two cinema tickets", daysAgo: 9 },
  {
    who: "Aroha Ngata",
    reward: "A day off",
    daysAgo: 8,
    note: "For the school play.",
    wished: 2,
    outcome: { step: "declined", after: 1, words: "Inês and Amara are both away that day. Any other one is yours." },
  },
  { who: "Ivan Petrov", reward: "Any one book", daysAgo: 5, note: "The Overstory, please." },
  { who: "Lena Fischer", reward: "The canteen’s coffee", variant: "250 g", daysAgo: 2, note: "Whole beans, please." },
  {
    who: "Kofi Mensah",
    reward: "A day off",
    daysAgo: 1,
    note: "My sister graduates in Accra and the stream starts at ten.",
    wished: 4,
  },
  { who: "Hana Kovač", reward: "A fern for your desk", daysAgo: 1 },
  { who: "Liam O’Connor", reward: "The green hoodie", variant: "M", daysAgo: 0 },
];
export const wish = { who: "Lena Fischer", reward: "Evening at the pottery wheel" };
