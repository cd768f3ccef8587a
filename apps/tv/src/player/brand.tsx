import { Logo } from "@plaudit/ui/logo.tsx";
import type { ComponentProps } from "react";

export const Brand = (props: Omit<ComponentProps<typeof Logo>, "className">) => (
  <Logo
    {...props}
    className="max-h-[9vmin]! max-w-[46vmin]! min-w-0 gap-[1.8vmin]! [&>span]:text-[5.2vmin] [&>svg]:size-[7vmin]"
  />
);
