import { boot } from "@plaudit/api/boot.ts";
import { useMe } from "@plaudit/api/react";
import { useEffect } from "react";
import { chooseLocale } from "../../lib/locale-choice.ts";

const mark = "plaudit.language";

/** A member who chose another language elsewhere: the page is fetched once more in it. */
export function useOwnLanguage() {
  const wanted = useMe().data?.locale;
  useEffect(() => {
    const { tenant, locale } = boot();
    if (!wanted || wanted === locale || !tenant?.languages.includes(wanted)) return;
    if (sessionStorage.getItem(mark) === wanted) return;
    sessionStorage.setItem(mark, wanted);
    chooseLocale(wanted);
    location.reload();
  }, [wanted]);
}
