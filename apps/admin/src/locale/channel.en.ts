import channel from "@plaudit/i18n/locales/en/channel.json";

export const texts = { channel };
