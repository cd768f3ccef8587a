import { useTranslation } from "@plaudit/i18n/react.ts";
import { type PictureChoice, PictureField } from "@plaudit/ui/upload/picture-field.tsx";
import { usePicture } from "../../../lib/use-picture.ts";

type Props = {
  kind: "logo" | "banner";
  /** What is shown now; null where there is none. */
  current: Record<string, string> | null;
  picture: PictureChoice;
  error?: string | undefined;
  onChange: (picture: PictureChoice) => void;
};

export function BrandPicture({ kind, ...props }: Props) {
  const { t } = useTranslation("tenant");
  const label = t(($) => $[kind].title);
  return (
    <PictureField
      {...props}
      {...usePicture(kind)}
      label={label}
      preview={(urls) =>
        urls?.[kind] && (
          <img
            src={urls[kind]}
            alt={t(($) => $.picture.current, { what: label })}
            className={kind === "logo" ? "max-h-13 max-w-66 object-contain" : "h-16 w-40 rounded-sm object-cover"}
          />
        )
      }
    />
  );
}
