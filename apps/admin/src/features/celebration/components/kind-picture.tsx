import type { ShownKind } from "@plaudit/api/celebration.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";
import { type PictureChoice, PictureField } from "@plaudit/ui/upload/picture-field.tsx";
import { usePicture } from "../../../lib/use-picture.ts";

type Props = {
  kind: ShownKind;
  /** The picture that it has now. */
  current: Record<string, string> | null;
  picture: PictureChoice;
  onChange: (picture: PictureChoice) => void;
  error?: string | undefined;
};

/** A picture of the company's own for a kind of celebration; without one its drawing stands there. */
export function KindPicture({ kind, ...props }: Props) {
  const { t } = useTranslation("celebration-admin");
  return (
    <PictureField
      {...props}
      {...usePicture("celebration")}
      label={t(($) => $.words[kind])}
      preview={(urls) => <Occasion kind={kind} years={5} urls={urls} className="size-16" />}
    />
  );
}
