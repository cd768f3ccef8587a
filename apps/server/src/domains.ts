import type { Domain } from "./domain.ts";
import { account } from "./domains/account/domain.ts";
import { announcement } from "./domains/announcement/domain.ts";
import { audit } from "./domains/audit/domain.ts";
import { award } from "./domains/award/domain.ts";
import { bank } from "./domains/bank/domain.ts";
import { card } from "./domains/card/domain.ts";
import { celebration } from "./domains/celebration/domain.ts";
import { channel } from "./domains/channel/domain.ts";
import { directory } from "./domains/directory/domain.ts";
import { engagement } from "./domains/engagement/domain.ts";
import { feedback } from "./domains/feedback/domain.ts";
import { gif } from "./domains/gif/domain.ts";
import { gift } from "./domains/gift/domain.ts";
import { incentive } from "./domains/incentive/domain.ts";
import { invitation } from "./domains/invitation/domain.ts";
import { liability } from "./domains/liability/domain.ts";
import { media } from "./domains/media/domain.ts";
import { member } from "./domains/member/domain.ts";
import { moderation } from "./domains/moderation/domain.ts";
import { notification } from "./domains/notification/domain.ts";
import { points } from "./domains/points/domain.ts";
import { recognition } from "./domains/recognition/domain.ts";
import { refinement } from "./domains/refinement/domain.ts";
import { reward } from "./domains/reward/domain.ts";
import { tango } from "./domains/reward/tango/domain.ts";
import { statement } from "./domains/statement/domain.ts";
import { team } from "./domains/team/domain.ts";
import { tenant } from "./domains/tenant/domain.ts";
import { timeline } from "./domains/timeline/domain.ts";
import { value } from "./domains/value/domain.ts";

/** Every domain. What one needs of another it gets from `registry.ts` or from a kernel domain's index. */
export const domains: readonly Domain[] = [
  account,
  announcement,
  audit,
  award,
  bank,
  card,
  celebration,
  channel,
  directory,
  engagement,
  feedback,
  gif,
  gift,
  incentive,
  invitation,
  liability,
  media,
  member,
  moderation,
  notification,
  points,
  recognition,
  refinement,
  reward,
  statement,
  tango,
  team,
  tenant,
  timeline,
  value,
];
