import { Globe, Lock } from "../icons.tsx";
import { SegmentedControl } from "../segmented-control.tsx";

type Props = {
  /** True: everyone in the tenant can see it. */
  value: boolean;
  onChange: (tenantWide: boolean) => void;
  labels: { legend: string; public: string; private: string; publicHint: string; privateHint: string };
};

export const AudienceSwitch = ({ value, onChange, labels }: Props) => (
  <div className="flex min-w-0 items-center gap-3">
    <SegmentedControl
      size="sm"
      label={labels.legend}
      value={value ? "public" : "private"}
      onChange={(next) => onChange(next === "public")}
      options={[
        {
          value: "public",
          label: (
            <>
              <Globe className="size-4" aria-hidden="true" />
              {labels.public}
            </>
          ),
        },
        {
          value: "private",
          label: (
            <>
              <Lock className="size-4" aria-hidden="true" />
              {labels.private}
            </>
          ),
        },
      ]}
    />
    <p className="min-w-0 truncate text-xs text-ink-2 max-sm:sr-only" aria-live="polite">
      {value ? labels.publicHint : labels.privateHint}
    </p>
  </div>
);
