import { rewardCategories } from "@plaudit/api/reward-arts.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { SearchField } from "@plaudit/ui/form/search-field.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import type { Shop } from "../data.ts";
import { prices, type ShopFilter } from "../use-shop-filter.ts";

export function ShopSearch({ filter, label }: { filter: ShopFilter; label: string }) {
  const { t } = useTranslation("shop");
  return (
    <SearchField
      tall
      label={label}
      clear={t(($) => $.filter.clearSearch)}
      value={filter.search}
      onChange={(search) => filter.change({ search })}
    />
  );
}

export function PriceSelect({ filter }: { filter: ShopFilter }) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const label = (price: string) => {
    const [least = 0, most] = price.split("-").map((part) => (part ? Number(part) : undefined));
    if (most === undefined) return t(($) => $.filter.priceFrom, { least: number(least) });
    if (least === 0) return t(($) => $.filter.priceTo, { most: number(most) });
    return t(($) => $.filter.priceBetween, { least: number(least), most: number(most) });
  };
  return (
    <Select
      label={t(($) => $.filter.price)}
      className="flex items-center gap-2.5 max-sm:w-full [&>div]:mb-0 max-sm:[&>div]:min-w-16 [&>span]:grow"
      value={filter.price ?? ""}
      onChange={({ target }) => filter.change({ price: target.value })}
      options={[
        { value: "", label: t(($) => $.filter.priceAny) },
        ...prices.map((value) => ({ value, label: label(value) })),
      ]}
    />
  );
}

export function Affordable({ filter }: { filter: ShopFilter }) {
  const { t } = useTranslation("shop");
  return (
    <Switch
      checked={filter.affordable}
      onChange={(on) => filter.change({ affordable: on ? "1" : "" })}
      label={t(($) => $.filter.affordable)}
    />
  );
}

/** Those that the shop has something of. */
export function Categories({ filter, counts }: { filter: ShopFilter; counts: Shop["categories"] }) {
  const { t } = useTranslation("shop");
  const shown = rewardCategories.filter((one) => counts.some(({ category }) => category === one));
  return (
    <fieldset aria-label={t(($) => $.filter.categories)} className="flex flex-wrap gap-1.5">
      {(["", ...shown] as const).map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === (filter.category ?? "")}
          onClick={() => filter.change({ category })}
          className="h-9 rounded-full px-3.5 text-sm font-semibold text-ink-2 rim-edge hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-text aria-pressed:rim-none max-sm:h-11"
        >
          {category ? t(($) => $.category[category]) : t(($) => $.filter.everything)}
        </button>
      ))}
    </fieldset>
  );
}
