import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { SearchField } from "@plaudit/ui/form/search-field.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { Paged } from "../../../lib/paged.tsx";
import { Section } from "../../../lib/section.tsx";
import { type Brand, useBrands, useOfferBrand } from "../data.ts";
import { useCardValues } from "../use-card-values.ts";

/** Countries of one brand that are named. */
const TOLD = 4;

function useAbout() {
  const { t, i18n } = useTranslation("tango-admin");
  const { number, list } = useFormat();
  const values = useCardValues();
  return (brand: Brand) => {
    const names = brand.countries.map((code) => regionName(i18n.language, code));
    const count = names.length - TOLD + 1;
    const told =
      names.length > TOLD
        ? [...names.slice(0, TOLD - 1), t(($) => $.brands.countries, { count, n: number(count) })]
        : names;
    return [values(brand.values), list(told)].join(" · ");
  };
}

/** Which brands of the chosen countries are in the shop: each can be taken out by itself. */
export function Brands() {
  const { t } = useTranslation("tango-admin");
  const errorText = useErrorText();
  const about = useAbout();
  const [search, setSearch] = useState("");
  const [show, setShow] = useState<"all" | "hidden">("all");
  const [changing, setChanging] = useState<Record<string, boolean>>({});
  const query = useBrands(search, show === "hidden");
  const offer = useOfferBrand();
  async function handleChange(brand: Brand, offered: boolean) {
    setChanging((of) => ({ ...of, [brand.key]: !offered }));
    await offer(brand, !offered).catch((error: unknown) => toast.error(errorText(error)));
    setChanging(({ [brand.key]: _, ...others }) => others);
  }
  return (
    <Section title={t(($) => $.brands.title)} hint={t(($) => $.brands.hint)}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <SearchField
          label={t(($) => $.brands.search)}
          clear={t(($) => $.brands.clear)}
          value={search}
          onChange={setSearch}
        />
        <SegmentedControl
          size="sm"
          label={t(($) => $.brands.show)}
          value={show}
          onChange={setShow}
          options={(["all", "hidden"] as const).map((value) => ({ value, label: t(($) => $.brands[value]) }))}
        />
      </div>
      <Paged
        of={query}
        empty={
          search
            ? t(($) => $.brands.notFound)
            : show === "hidden"
              ? t(($) => $.brands.noneHidden)
              : t(($) => $.brands.none)
        }
        moreLabel={t(($) => $.orders.more)}
      >
        {(items) => (
          <ul className="grid gap-x-10 border-line border-t md:grid-cols-2">
            {items.map((brand) => (
              <li key={brand.key} className="border-line border-b py-2.5 wrap-anywhere">
                <Switch
                  checked={!(changing[brand.key] ?? brand.hidden)}
                  onChange={(offered) => void handleChange(brand, offered)}
                  label={brand.name}
                  hint={about(brand)}
                />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Section>
  );
}
