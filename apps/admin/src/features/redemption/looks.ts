/** How the state of a redemption looks. */
export const looks = {
  ...({ requested: "plain", approved: "plain", cancelled: "plain" } as const),
  ...({ fulfilled: "ok", failed: "danger" } as const),
};
