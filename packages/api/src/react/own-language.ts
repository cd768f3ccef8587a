import { useEffect } from "react";
import { boot } from "../boot.ts";
import { chooseLocale } from "../choose-locale.ts";
import { useMe } from "./session.ts";

const mark = "plaudit.language";

/** The page came in another language than its reader's, chosen elsewhere or by somebody else before: it is loaded once more. */
export function useOwnLanguage() {
  const { data: me } = useMe();
  const chosen = me?.locale ?? null;
  const wanted = me && (chosen ?? boot().tenant?.language);
  useEffect(() => {
    if (!wanted) return;
    if (wanted === boot().locale) return sessionStorage.removeItem(mark);
    if (sessionStorage.getItem(mark) === wanted) return;
    sessionStorage.setItem(mark, wanted);
    chooseLocale(chosen);
    location.reload();
  }, [wanted, chosen]);
}
