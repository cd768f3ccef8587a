import { useTranslation } from "./react.ts";

/** Labels of a picture field; its screen has the texts of `media`. */
export function usePictureLabels() {
  const { t } = useTranslation("media");
  const { t: common } = useTranslation();
  const { crop, ...field } = t(($) => $.field, { returnObjects: true });
  const cancel = common(($) => $.action.cancel);
  const close = common(($) => $.action.close);
  return { ...field, cancel, retry: common(($) => $.action.retry), crop: { ...crop, cancel, close } };
}
