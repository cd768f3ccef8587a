import { type ChannelBody, channelContents } from "@plaudit/api/channel.ts";

/** A new TV channel that shows everything. */
export const lobby: ChannelBody = {
  name: "Lobby",
  content: [...channelContents],
  teamIds: [],
  language: "en",
  theme: "dark",
  periodDays: 30,
  qr: "view",
  frameOrigins: [],
};
