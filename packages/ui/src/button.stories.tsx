import type { Meta } from "@storybook/react-vite";
import { Button } from "./button.tsx";
import { Plus } from "./icons.tsx";
import { LinkButton } from "./link-button.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextLink } from "./text-link.tsx";

export default { title: "Basics/Button" } satisfies Meta;

const kinds = ["primary", "soft", "line", "quiet", "danger"] as const;

export const Kinds = () => (
  <div className="flex flex-wrap items-center gap-3">
    {kinds.map((kind) => (
      <Button key={kind} kind={kind}>
        Send recognition
      </Button>
    ))}
  </div>
);
export const Disabled = () => (
  <div className="flex flex-wrap items-center gap-3">
    {kinds.map((kind) => (
      <Button key={kind} kind={kind} disabled>
        Send recognition
      </Button>
    ))}
  </div>
);
export const Sizes = () => (
  <div className="flex flex-wrap items-center gap-3">
    {(["xs", "sm", "md", "lg"] as const).map((size) => (
      <Button key={size} size={size}>
        Add value
      </Button>
    ))}
    <Button size="icon" aria-label="Add value">
      <Plus className="size-5" />
    </Button>
    <Button size="icon-sm" kind="quiet" aria-label="Add value">
      <Plus className="size-5" />
    </Button>
  </div>
);
export const Submitting = () => (
  <div className="flex flex-wrap items-center gap-3">
    <SubmitButton busy={false} busyLabel="Saving...">
      Save
    </SubmitButton>
    <SubmitButton busy busyLabel="Saving...">
      Save
    </SubmitButton>
  </div>
);
export const Links = () => (
  <div className="flex flex-wrap items-center gap-3">
    <LinkButton to="/home" kind="line">
      Back to Home
    </LinkButton>
    <TextLink to="/help">Forgot your password?</TextLink>
  </div>
);
