import { FulfilmentQueue } from "../features/redemption/components/fulfilment-queue.tsx";
import { LabelsButton } from "../features/redemption/components/labels-button.tsx";
import { RewardsPage } from "../features/reward/components/rewards-page.tsx";

export const Component = () => (
  <RewardsPage actions={<LabelsButton />}>
    <FulfilmentQueue />
  </RewardsPage>
);
