/** Banks of a company that has points, with what was put in so many days ago. */
export const banks = [
  {
    name: "Celebrations",
    alertBelow: 2_000,
    deposits: [
      { daysAgo: 120, amount: 6_000, note: "PO 4500187312" },
      { daysAgo: 38, amount: 4_000, note: "PO 4500191846" },
    ],
  },
  {
    name: "Awards",
    alertBelow: 5_000,
    deposits: [
      { daysAgo: 110, amount: 15_000, note: "PO 4500187313" },
      { daysAgo: 24, amount: 10_000, note: "PO 4500191902" },
    ],
  },
  { name: "Incentives", alertBelow: 4_000, deposits: [{ daysAgo: 80, amount: 3_500, note: "PO 4500190020" }] },
] as const;

/** What is paid from the first of them; the last is off. */
export const gifts = [
  { name: "Birthdays", source: "birthday", steps: [{ at: 0, amount: 50 }] },
  {
    name: "Anniversaries",
    source: "anniversary",
    steps: [
      { at: 1, amount: 100 },
      { at: 2, amount: 150 },
      { at: 3, amount: 250 },
      { at: 5, amount: 500 },
      { at: 10, amount: 1_000 },
    ],
  },
  { name: "Welcome", source: "welcome", steps: [{ at: 0, amount: 100 }] },
  {
    name: "Onboarding",
    source: "onboarding",
    steps: [
      { at: 30, amount: 25 },
      { at: 60, amount: 25 },
      { at: 90, amount: 25 },
    ],
  },
] as const;
