import { FlaggedPage } from "../features/moderation/components/flagged-page.tsx";
import { Queue } from "../features/moderation/components/queue.tsx";

export const Component = () => (
  <FlaggedPage>
    <Queue type="card" />
  </FlaggedPage>
);
