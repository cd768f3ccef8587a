import { Check } from "../later-icons.tsx";

export type ChannelKind<C extends string> = { kind: string; name: string } & Record<C, boolean | null>;
type Props<C extends string> = {
  groups: { name: string; kinds: ChannelKind<C>[] }[];
  channels: { channel: C; label: string }[];
  labels: { caption: string; kind: string; never: string };
  disabled?: boolean;
  onChange: (kind: string, channel: C, on: boolean) => void;
};

/** A row for each kind of notification, a column for each channel. */
export const ChannelGrid = <C extends string>({ groups, channels, labels, disabled, onChange }: Props<C>) => (
  <table className="w-full text-sm">
    <caption className="sr-only">{labels.caption}</caption>
    <thead>
      <tr className="text-xs text-ink-2">
        <th scope="col" className="py-2 text-start font-semibold">
          {labels.kind}
        </th>
        {channels.map(({ channel, label }) => (
          <th key={channel} scope="col" className="w-16 py-2 text-center font-semibold">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map((group) => (
      <tbody key={group.name}>
        <tr>
          <th
            scope="colgroup"
            colSpan={channels.length + 1}
            className="pt-5 pb-1.5 text-start text-xs font-semibold text-ink-2"
          >
            {group.name}
          </th>
        </tr>
        {group.kinds.map((kind) => (
          <tr key={kind.kind} className="border-line border-t">
            <th scope="row" className="py-1 pe-3 text-start font-semibold wrap-anywhere">
              {kind.name}
            </th>
            {channels.map(({ channel, label }) => (
              <td key={channel} className="text-center">
                {kind[channel] === null ? (
                  <span className="text-xs text-ink-2">{labels.never}</span>
                ) : (
                  <label className="relative mx-auto grid size-11 place-items-center rounded-md hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-ring">
                    <input
                      type="checkbox"
                      aria-label={`${kind.name}: ${label}`}
                      checked={kind[channel]}
                      disabled={disabled}
                      onChange={(event) => onChange(kind.kind, channel, event.target.checked)}
                      className="peer absolute inset-0 size-full cursor-pointer opacity-0"
                    />
                    <span
                      aria-hidden="true"
                      className="grid size-5 place-items-center rounded-xs text-transparent rim-check peer-checked:bg-brand peer-checked:text-on-brand peer-checked:rim-none peer-disabled:opacity-50"
                    >
                      <Check className="size-3.5" strokeWidth={3} />
                    </span>
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
