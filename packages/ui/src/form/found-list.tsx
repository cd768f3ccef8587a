import type { ComponentProps } from "react";

/** Without the -1 a list that scrolls would take Tab from the field. */
export const FoundList = (list: ComponentProps<"div">) => <div {...list} tabIndex={-1} />;
