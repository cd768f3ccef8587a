import common from "@plaudit/i18n/locales/ar/common.json";
import engagement from "@plaudit/i18n/locales/ar/engagement.json";
import notification from "@plaudit/i18n/locales/ar/notification.json";
import points from "@plaudit/i18n/locales/ar/points.json";
import recognition from "@plaudit/i18n/locales/ar/recognition.json";
import timeline from "@plaudit/i18n/locales/ar/timeline.json";

export const texts = { common, engagement, notification, points, recognition, timeline };
