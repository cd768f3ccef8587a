import channel from "@plaudit/i18n/locales/ar/channel.json";

export const texts = { channel };
