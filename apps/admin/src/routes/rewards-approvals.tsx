import { ApprovalQueue } from "../features/redemption/components/approval-queue.tsx";
import { RewardsQueuePage } from "../features/reward/components/rewards-page.tsx";

export const Component = () => (
  <RewardsQueuePage>
    <ApprovalQueue />
  </RewardsQueuePage>
);
