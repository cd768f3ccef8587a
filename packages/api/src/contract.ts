import { accountEndpoints } from "./account.ts";
import { auditEndpoints } from "./audit.ts";
import { channelEndpoints } from "./channel.ts";
import { directoryEndpoints } from "./directory.ts";
import { firstStepsEndpoints } from "./first-steps.ts";
import { invitationEndpoints } from "./invitation.ts";
import { mediaEndpoints } from "./media.ts";
import { memberEndpoints } from "./member.ts";
import { memberBatchEndpoints } from "./member-batch.ts";
import { notificationEndpoints } from "./notification.ts";
import { pointsEndpoints } from "./points.ts";
import { profileEndpoints } from "./profile.ts";
import { recognitionEndpoints } from "./recognition.ts";
import { teamEndpoints } from "./team.ts";
import { tenantEndpoints } from "./tenant.ts";
import { timelineEndpoints } from "./timeline.ts";
import { valueEndpoints } from "./value.ts";

type AccountEndpoints = typeof accountEndpoints;
type DirectoryEndpoints = typeof directoryEndpoints;
type TenantEndpoints = typeof tenantEndpoints;
type AuditEndpoints = typeof auditEndpoints;
type InvitationEndpoints = typeof invitationEndpoints;
type FirstStepsEndpoints = typeof firstStepsEndpoints;
type MemberEndpoints = typeof memberEndpoints;
type MemberBatchEndpoints = typeof memberBatchEndpoints;
type TeamEndpoints = typeof teamEndpoints;
type MediaEndpoints = typeof mediaEndpoints;
type ProfileEndpoints = typeof profileEndpoints;
type PointsEndpoints = typeof pointsEndpoints;
type ValueEndpoints = typeof valueEndpoints;
type RecognitionEndpoints = typeof recognitionEndpoints;
type TimelineEndpoints = typeof timelineEndpoints;
type NotificationEndpoints = typeof notificationEndpoints;
type ChannelEndpoints = typeof channelEndpoints;
export interface Contract
  extends AccountEndpoints,
    DirectoryEndpoints,
    InvitationEndpoints,
    FirstStepsEndpoints,
    MemberEndpoints,
    MemberBatchEndpoints,
    TeamEndpoints,
    TenantEndpoints,
    AuditEndpoints,
    MediaEndpoints,
    ProfileEndpoints,
    PointsEndpoints,
    ValueEndpoints,
    RecognitionEndpoints,
    TimelineEndpoints,
    NotificationEndpoints,
    ChannelEndpoints {}

/** Every endpoint; for the server, OpenAPI and tests. Apps import the type only. */
export const contract: Contract = {
  ...accountEndpoints,
  ...directoryEndpoints,
  ...invitationEndpoints,
  ...firstStepsEndpoints,
  ...memberEndpoints,
  ...memberBatchEndpoints,
  ...teamEndpoints,
  ...tenantEndpoints,
  ...auditEndpoints,
  ...mediaEndpoints,
  ...profileEndpoints,
  ...pointsEndpoints,
  ...valueEndpoints,
  ...recognitionEndpoints,
  ...timelineEndpoints,
  ...notificationEndpoints,
  ...channelEndpoints,
};
