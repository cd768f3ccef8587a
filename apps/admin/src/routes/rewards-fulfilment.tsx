import { FulfilmentQueue } from "../features/redemption/components/fulfilment-queue.tsx";
import { RewardsQueuePage } from "../features/reward/components/rewards-page.tsx";

export const Component = () => (
  <RewardsQueuePage>
    <FulfilmentQueue />
  </RewardsQueuePage>
);
