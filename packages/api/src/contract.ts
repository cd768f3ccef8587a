import { accountEndpoints } from "./account.ts";
import { announcementEndpoints } from "./announcement.ts";
import { auditEndpoints } from "./audit.ts";
import { authFactorEndpoints } from "./auth-factor.ts";
import { awardEndpoints } from "./award.ts";
import { juryEndpoints } from "./award-jury.ts";
import { nominationEndpoints } from "./award-nomination.ts";
import { awardTypeEndpoints } from "./award-type.ts";
import { cardEndpoints } from "./card.ts";
import { celebrationEndpoints } from "./celebration.ts";
import { channelEndpoints } from "./channel.ts";
import { cultureEndpoints } from "./culture.ts";
import { dataCopyEndpoints } from "./data-copy.ts";
import { directoryEndpoints } from "./directory.ts";
import { feedbackEndpoints } from "./feedback.ts";
import { gifEndpoints } from "./gif.ts";
import { incentiveEndpoints } from "./incentive.ts";
import { incentiveClaimEndpoints } from "./incentive-claim.ts";
import { invitationEndpoints } from "./invitation.ts";
import { liabilityEndpoints } from "./liability.ts";
import { mediaEndpoints } from "./media.ts";
import { memberEndpoints } from "./member.ts";
import { memberBatchEndpoints } from "./member-batch.ts";
import { memberErasureEndpoints } from "./member-erasure.ts";
import { moderationEndpoints } from "./moderation.ts";
import { notificationEndpoints } from "./notification.ts";
import { notificationSettingsEndpoints } from "./notification-settings.ts";
import { pointsEndpoints } from "./points.ts";
import { pointsBankEndpoints } from "./points-bank.ts";
import { pointsBudgetEndpoints } from "./points-budget.ts";
import { pointsGiftEndpoints } from "./points-gift.ts";
import { profileEndpoints } from "./profile.ts";
import { recognitionEndpoints } from "./recognition.ts";
import { redemptionEndpoints } from "./redemption.ts";
import { redemptionReportEndpoints } from "./redemption-report.ts";
import { refinementEndpoints } from "./refinement.ts";
import { rewardEndpoints } from "./reward.ts";
import { rewardLeaverEndpoints } from "./reward-leaver.ts";
import { rewardProviderEndpoints } from "./reward-provider.ts";
import { rewardShopEndpoints } from "./reward-shop.ts";
import { statementEndpoints } from "./statement.ts";
import { tangoEndpoints } from "./tango.ts";
import { teamEndpoints } from "./team.ts";
import { tenantEndpoints } from "./tenant.ts";
import { timelineEndpoints } from "./timeline.ts";
import { todayEndpoints } from "./today.ts";
import { valueEndpoints } from "./value.ts";

/** Every endpoint; for the server, OpenAPI and tests. Apps import the type only. */
export const contract = {
  ...accountEndpoints,
  ...dataCopyEndpoints,
  ...authFactorEndpoints,
  ...directoryEndpoints,
  ...invitationEndpoints,
  ...todayEndpoints,
  ...memberEndpoints,
  ...memberBatchEndpoints,
  ...memberErasureEndpoints,
  ...teamEndpoints,
  ...tenantEndpoints,
  ...auditEndpoints,
  ...mediaEndpoints,
  ...profileEndpoints,
  ...pointsEndpoints,
  ...statementEndpoints,
  ...pointsBudgetEndpoints,
  ...pointsBankEndpoints,
  ...pointsGiftEndpoints,
  ...liabilityEndpoints,
  ...valueEndpoints,
  ...recognitionEndpoints,
  ...awardEndpoints,
  ...awardTypeEndpoints,
  ...nominationEndpoints,
  ...juryEndpoints,
  ...incentiveEndpoints,
  ...incentiveClaimEndpoints,
  ...cardEndpoints,
  ...gifEndpoints,
  ...redemptionEndpoints,
  ...redemptionReportEndpoints,
  ...refinementEndpoints,
  ...rewardEndpoints,
  ...rewardLeaverEndpoints,
  ...rewardProviderEndpoints,
  ...rewardShopEndpoints,
  ...tangoEndpoints,
  ...timelineEndpoints,
  ...notificationEndpoints,
  ...notificationSettingsEndpoints,
  ...celebrationEndpoints,
  ...channelEndpoints,
  ...announcementEndpoints,
  ...feedbackEndpoints,
  ...moderationEndpoints,
  ...cultureEndpoints,
};
type Endpoints = typeof contract;
/** An interface, as the compiler shows and compares it by its name. */
export interface Contract extends Endpoints {}
