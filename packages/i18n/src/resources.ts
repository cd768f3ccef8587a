// Written by resources.mjs whenever the types are checked.
import type admin from "../locales/en/admin.json";
import type announcement from "../locales/en/announcement.json";
import type announcementAdmin from "../locales/en/announcement-admin.json";
import type audit from "../locales/en/audit.json";
import type auth from "../locales/en/auth.json";
import type award from "../locales/en/award.json";
import type awardAdmin from "../locales/en/award-admin.json";
import type awardBadge from "../locales/en/award-badge.json";
import type bank from "../locales/en/bank.json";
import type calendarEvent from "../locales/en/calendarEvent.json";
import type celebration from "../locales/en/celebration.json";
import type celebrationAdmin from "../locales/en/celebration-admin.json";
import type channel from "../locales/en/channel.json";
import type common from "../locales/en/common.json";
import type culture from "../locales/en/culture.json";
import type directReports from "../locales/en/direct-reports.json";
import type edge from "../locales/en/edge.json";
import type engagement from "../locales/en/engagement.json";
import type errors from "../locales/en/errors.json";
import type exceptions from "../locales/en/exceptions.json";
import type feedback from "../locales/en/feedback.json";
import type gift from "../locales/en/gift.json";
import type joined from "../locales/en/joined.json";
import type liability from "../locales/en/liability.json";
import type mail from "../locales/en/mail.json";
import type media from "../locales/en/media.json";
import type member from "../locales/en/member.json";
import type moderation from "../locales/en/moderation.json";
import type notification from "../locales/en/notification.json";
import type notificationServer from "../locales/en/notification-server.json";
import type notificationSettings from "../locales/en/notification-settings.json";
import type offline from "../locales/en/offline.json";
import type points from "../locales/en/points.json";
import type pointsAdmin from "../locales/en/points-admin.json";
import type pointsReporting from "../locales/en/points-reporting.json";
import type profile from "../locales/en/profile.json";
import type recognition from "../locales/en/recognition.json";
import type recognitionDigest from "../locales/en/recognition-digest.json";
import type refinement from "../locales/en/refinement.json";
import type security from "../locales/en/security.json";
import type settings from "../locales/en/settings.json";
import type statement from "../locales/en/statement.json";
import type team from "../locales/en/team.json";
import type tenant from "../locales/en/tenant.json";
import type timeline from "../locales/en/timeline.json";
import type tv from "../locales/en/tv.json";
import type value from "../locales/en/value.json";

/** Every namespace, typed from English: a key that is not there does not compile. */
export interface Resources {
  admin: typeof admin;
  announcement: typeof announcement;
  "announcement-admin": typeof announcementAdmin;
  audit: typeof audit;
  auth: typeof auth;
  award: typeof award;
  "award-admin": typeof awardAdmin;
  "award-badge": typeof awardBadge;
  bank: typeof bank;
  calendarEvent: typeof calendarEvent;
  celebration: typeof celebration;
  "celebration-admin": typeof celebrationAdmin;
  channel: typeof channel;
  common: typeof common;
  culture: typeof culture;
  "direct-reports": typeof directReports;
  edge: typeof edge;
  engagement: typeof engagement;
  errors: typeof errors;
  exceptions: typeof exceptions;
  feedback: typeof feedback;
  gift: typeof gift;
  joined: typeof joined;
  liability: typeof liability;
  mail: typeof mail;
  media: typeof media;
  member: typeof member;
  moderation: typeof moderation;
  notification: typeof notification;
  "notification-server": typeof notificationServer;
  "notification-settings": typeof notificationSettings;
  offline: typeof offline;
  points: typeof points;
  "points-admin": typeof pointsAdmin;
  "points-reporting": typeof pointsReporting;
  profile: typeof profile;
  recognition: typeof recognition;
  "recognition-digest": typeof recognitionDigest;
  refinement: typeof refinement;
  security: typeof security;
  settings: typeof settings;
  statement: typeof statement;
  team: typeof team;
  tenant: typeof tenant;
  timeline: typeof timeline;
  tv: typeof tv;
  value: typeof value;
}
export type Namespace = keyof Resources;

declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: "common";
    resources: Resources;
  }
}
