/** The body of a recognition without points, to one person. */
export const recognitionTo = ({ id }: { id: string }, more: object = {}) => ({
  status: "published",
  message: "Thank you",
  amount: 0,
  sendTo: [{ id, type: "tenantMember" }],
  qualityIds: [],
  tenantWide: true,
  ...more,
});
