import { FlaggedPage } from "../features/moderation/components/flagged-page.tsx";
import { FlaggedQueue } from "../features/moderation/components/flagged-queue.tsx";

export const Component = () => (
  <FlaggedPage>
    <FlaggedQueue type="card" />
  </FlaggedPage>
);
