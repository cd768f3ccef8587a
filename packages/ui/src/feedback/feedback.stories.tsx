import type { Meta } from "@storybook/react-vite";
import { useEffect } from "react";
import { nothing } from "../../stories/words.ts";
import { ErrorDetails } from "../app/error-details.tsx";
import { MissingArt } from "../app/missing-art.tsx";
import { BrokenArt, ProblemScreen } from "../app/problem-screen.tsx";
import { Button } from "../button.tsx";
import { FeedSkeleton } from "../entity/feed-skeleton.tsx";
import { HomeSkeleton } from "../entity/home-skeleton.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Toast } from "./toast.tsx";
import { ToastRegion } from "./toast-region.tsx";
import { toast } from "./toast-store.ts";

export default { title: "Feedback/States" } satisfies Meta;

export const Empty = () => (
  <EmptyState art="sunrise" title="The first word is yours" action={<Button>Recognize someone</Button>}>
    Think of one person who helped you this week.
  </EmptyState>
);
export const EmptyCompact = () => (
  <EmptyState compact art={null} title="All quiet">
    When someone recognizes you, it shows up here.
  </EmptyState>
);
export const Failed = () => <ErrorState title="The feed did not load" retry="Try again" onRetry={nothing} />;
export const Retrying = () => <ErrorState title="The feed did not load" retry="Try again" onRetry={nothing} busy />;
export const Skeletons = () => (
  <div className="grid gap-3">
    <Skeleton className="h-4 w-40" />
    <Skeleton className="h-24" />
  </div>
);
export const LoadingFeed = () => <FeedSkeleton label="Loading" />;
export const LoadingHome = () => <HomeSkeleton label="Loading" />;
export const Toasts = () => (
  <div className="grid gap-3">
    <Toast item={{ id: 1, state: "ok", text: "Update successful" }} closeLabel="Close" held />
    <Toast
      item={{ id: 2, state: "ok", text: "Points added", action: { label: "Undo", onAction: nothing } }}
      closeLabel="Close"
      held
    />
    <Toast item={{ id: 3, state: "danger", text: "Oops. Something went wrong!" }} closeLabel="Close" held />
  </div>
);
export const ToastsInPlace = () => {
  useEffect(() => {
    const shown = [toast.ok("Update successful"), toast.error("Oops. Something went wrong!")];
    return () => shown.forEach(toast.close);
  }, []);
  return <ToastRegion label="Messages" closeLabel="Close" />;
};
const home = <Button>Go to Home</Button>;
export const Missing = () => (
  <ProblemScreen
    lead="There is nothing at this address"
    text="The link may be old."
    art={<MissingArt />}
    actions={home}
  />
);
export const Broken = () => (
  <ProblemScreen
    alert
    lead="This page could not be shown"
    text="We tried five times."
    art={<BrokenArt />}
    actions={home}
  >
    <ErrorDetails label="Error message" error="Failed to fetch dynamically imported module" />
  </ProblemScreen>
);
