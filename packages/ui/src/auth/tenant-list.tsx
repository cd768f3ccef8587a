import { ChevronRight } from "../later-icons.tsx";
import { contrast, parse } from "../theme/color.ts";

type Tenant = { id: string; name: string; url: string; brandColor: string; logoUrls?: Record<string, string> | null };
type Props = { tenants: Tenant[]; onChoose: (id: string) => void; busy?: string | null };
const dark = parse("#221a05");
const light = parse("#ffffff");

function mark({ name, brandColor }: Tenant) {
  const ground = parse(brandColor);
  const color = contrast(ground, light) >= contrast(ground, dark) ? "#fff" : "#221a05";
  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-md text-xl font-bold"
      style={{ background: brandColor, color }}
    >
      {[...name][0]}
    </span>
  );
}

/** The companies somebody belongs to. */
export const TenantList = ({ tenants, onChoose, busy }: Props) => (
  <ul className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-2.5">
    {tenants.map((tenant) => (
      <li key={tenant.id}>
        <button
          type="button"
          aria-disabled={busy != null}
          aria-busy={busy === tenant.id}
          onClick={() => busy == null && onChoose(tenant.id)}
          className="flex min-h-18 w-full items-center gap-4 rounded-lg bg-surface p-3 pe-4 text-start shadow-2 ease-look hover:shadow-3"
        >
          {tenant.logoUrls?.["logo-square"] ? (
            <img src={tenant.logoUrls["logo-square"]} alt="" className="size-12 shrink-0 rounded-md object-contain" />
          ) : (
            mark(tenant)
          )}
          <span className="min-w-0 grow">
            <span className="block truncate text-base font-semibold">
              <bdi>{tenant.name}</bdi>
            </span>
            <span className="block truncate text-xs text-ink-2">
              <bdi dir="ltr">{tenant.url.replace(/^https?:\/\//, "").replace(/\/$/, "")}</bdi>
            </span>
          </span>
          <ChevronRight className="size-5 shrink-0 text-ink-3 rtl:rotate-180" aria-hidden="true" />
        </button>
      </li>
    ))}
  </ul>
);
