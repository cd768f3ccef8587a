/** Schedules of which every tenant has one, under the same id in each; here together, because one id holds one job. */
export const scheduleIds = {
  points: "70c0ffee-0000-7000-8000-000000000001",
  digest: "70c0ffee-0000-7000-8000-000000000002",
  gifts: "70c0ffee-0000-7000-8000-000000000003",
  celebrations: "70c0ffee-0000-7000-8000-000000000004",
  cards: "70c0ffee-0000-7000-8000-000000000005",
  tango: "70c0ffee-0000-7000-8000-000000000006",
} as const;
