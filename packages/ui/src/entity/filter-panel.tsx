import { Button } from "../button.tsx";
import { Drawer } from "../drawer.tsx";
import { noFilters } from "./feed-filter-types.ts";
import { FilterChoices, type FilterProps } from "./filter-choices.tsx";

/** The choices in the popover from 600 px up. */
export const FilterPanel = ({ close, ...props }: FilterProps & { close: () => void }) => (
  <>
    <div className="flex gap-6 p-5 [&>*]:grow">
      <FilterChoices {...props} />
    </div>
    <div className="flex justify-between border-line border-t p-3">
      <Button kind="quiet" size="sm" onClick={() => props.onChange(noFilters)}>
        {props.labels.clear}
      </Button>
      <Button size="sm" onClick={close}>
        {props.labels.apply}
      </Button>
    </div>
  </>
);

/** The same from below on a phone. */
export const FilterSheet = ({ close, ...props }: FilterProps & { close: () => void }) => (
  <Drawer
    open
    onClose={close}
    title={props.labels.open}
    closeLabel={props.labels.close}
    footer={
      <div className="flex gap-2">
        <Button kind="line" className="grow" onClick={() => props.onChange(noFilters)}>
          {props.labels.clear}
        </Button>
        <Button className="grow" onClick={close}>
          {props.labels.apply}
        </Button>
      </div>
    }
  >
    <div className="grid gap-6">
      <FilterChoices {...props} />
    </div>
  </Drawer>
);
