import channel from "@plaudit/i18n/locales/fr/channel.json";

export const texts = { channel };
