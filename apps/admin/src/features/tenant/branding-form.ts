import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import type { UseFormReturn } from "react-hook-form";
import { colorText } from "./color-text.ts";
import type { Settings, SettingsChange } from "./data.ts";

export const NAME_MAX = 80;

export interface BrandingValues {
  name: string;
  brandColor: string;
  logo?: PictureChoice;
  banner?: PictureChoice;
}
export type BrandingForm = UseFormReturn<BrandingValues>;

export const brandingValues = ({ name, brandColor }: Settings): BrandingValues => ({
  name,
  brandColor,
  logo: undefined,
  banner: undefined,
});

export const brandingBody = ({ name, brandColor, logo, banner }: BrandingValues): SettingsChange => ({
  name,
  brandColor: colorText(brandColor),
  ...(logo === undefined ? {} : { logoId: logo?.id ?? null }),
  ...(banner === undefined ? {} : { bannerId: banner?.id ?? null }),
});
