import common from "@plaudit/i18n/locales/en/common.json";
import engagement from "@plaudit/i18n/locales/en/engagement.json";
import notification from "@plaudit/i18n/locales/en/notification.json";
import points from "@plaudit/i18n/locales/en/points.json";
import recognition from "@plaudit/i18n/locales/en/recognition.json";
import timeline from "@plaudit/i18n/locales/en/timeline.json";

export const texts = { common, engagement, notification, points, recognition, timeline };
