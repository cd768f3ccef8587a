import { audit } from "./audit.ts";
import { firstSteps } from "./first-steps.ts";
import { identity } from "./identity.ts";
import { invitation } from "./invitation.ts";
import { mediaEndpoints } from "./media.ts";
import { memberEndpoints } from "./member.ts";
import { notification } from "./notification.ts";
import { points } from "./points.ts";
import { profileEndpoints } from "./profile.ts";
import { recognitionEndpoints } from "./recognition.ts";
import { recognitionEngagementEndpoints } from "./recognition-engagement.ts";
import { teamEndpoints } from "./team.ts";
import { tenantEndpoints } from "./tenant.ts";
import { timeline } from "./timeline.ts";
import { tv } from "./tv.ts";
import { valueEndpoints } from "./value.ts";

type Identity = typeof identity;
type TenantEndpoints = typeof tenantEndpoints;
type Audit = typeof audit;
type Invitation = typeof invitation;
type FirstSteps = typeof firstSteps;
type MemberEndpoints = typeof memberEndpoints;
type TeamEndpoints = typeof teamEndpoints;
type MediaEndpoints = typeof mediaEndpoints;
type ProfileEndpoints = typeof profileEndpoints;
type Points = typeof points;
type ValueEndpoints = typeof valueEndpoints;
type RecognitionEndpoints = typeof recognitionEndpoints;
type RecognitionEngagementEndpoints = typeof recognitionEngagementEndpoints;
type Timeline = typeof timeline;
type Notification = typeof notification;
type Tv = typeof tv;
export interface Contract
  extends Identity,
    Invitation,
    FirstSteps,
    MemberEndpoints,
    TeamEndpoints,
    TenantEndpoints,
    Audit,
    MediaEndpoints,
    ProfileEndpoints,
    Points,
    ValueEndpoints,
    RecognitionEndpoints,
    RecognitionEngagementEndpoints,
    Timeline,
    Notification,
    Tv {}

/** Every endpoint; for the server, OpenAPI and tests. Apps import the type only. */
export const contract: Contract = {
  ...identity,
  ...invitation,
  ...firstSteps,
  ...memberEndpoints,
  ...teamEndpoints,
  ...tenantEndpoints,
  ...audit,
  ...mediaEndpoints,
  ...profileEndpoints,
  ...points,
  ...valueEndpoints,
  ...recognitionEndpoints,
  ...recognitionEngagementEndpoints,
  ...timeline,
  ...notification,
  ...tv,
};
