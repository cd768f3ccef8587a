import type { Sample } from "../../testing/sample.ts";

export const sample: Sample = {
  async make({ call, mark }) {
    const { channel } = await call("POST /tv/channels", {
      name: `Hall ${mark}`.trim(),
      content: ["recognition"],
      teamIds: [],
      language: "en",
      theme: "dark",
      periodDays: 30,
      qr: "none",
      frameOrigins: [],
    });
    return { channel: channel.id };
  },
};
