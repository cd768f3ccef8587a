import common from "@plaudit/i18n/locales/fr/common.json";
import engagement from "@plaudit/i18n/locales/fr/engagement.json";
import notification from "@plaudit/i18n/locales/fr/notification.json";
import points from "@plaudit/i18n/locales/fr/points.json";
import recognition from "@plaudit/i18n/locales/fr/recognition.json";
import timeline from "@plaudit/i18n/locales/fr/timeline.json";

export const texts = { common, engagement, notification, points, recognition, timeline };
