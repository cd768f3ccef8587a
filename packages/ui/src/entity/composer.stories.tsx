import type { Meta } from "@storybook/react-vite";
import { directory, member, people, quality, says, team, values } from "../../stories/data.ts";
import { Held } from "../../stories/held.tsx";
import { format, nothing, search } from "../../stories/words.ts";
import { LazyEditor } from "../editor/lazy-editor.tsx";
import { fold } from "../fold.ts";
import { AudienceSwitch } from "./audience-switch.tsx";
import { ComposerBand } from "./composer-band.tsx";
import { PeoplePicker } from "./people-picker.tsx";
import { PointExceptions } from "./point-exceptions.tsx";
import { PointPicker } from "./point-picker.tsx";
import { PromptBar } from "./prompt-bar.tsx";
import { QualityPicker } from "./quality-picker.tsx";
import { emptyText } from "./rich-text.ts";
import { SuccessOverlay } from "./success-overlay.tsx";
import type { Recipient, RichText } from "./types.ts";

export default { title: "Recognition/Composer" } satisfies Meta;

const find = async (query: string) =>
  directory
    .filter((one) => fold(one.displayData.name).includes(fold(query)))
    .slice(0, 6)
    .map((one) => ({ ...one }));
const picker = {
  ...search,
  label: "To",
  placeholder: "Name or team",
  remove: (name: string) => `Remove ${name}`,
  members: (count: number) => `${count} people`,
  count: format.number,
};
const to = [member(people.kofi), member(people.aroha), team("t4", "Growth", 7)];

export const Prompt = () => (
  <PromptBar me={people.lena} prompt="Who made your day?" label="Recognize" onClick={nothing} />
);
export const Recipients = () => (
  <Held start={to}>{(value, set) => <PeoplePicker value={value} onChange={set} search={find} labels={picker} />}</Held>
);
export const NoRecipient = () => (
  <Held<Recipient[]> start={[]}>
    {(value, set) => (
      <PeoplePicker value={value} onChange={set} search={find} labels={picker} error="Select a recipient" />
    )}
  </Held>
);
const editor = {
  ...search,
  label: "Message",
  placeholder: "What did they do, and what did it change? @ mentions a colleague.",
  mention: "Mention someone",
  tooLong: "Your message is too long",
};
const mentioned = async () => [people.kofi, people.aroha];
const writing = (start: RichText, error?: string, compact?: boolean) => (
  <Held start={start}>
    {(value, set) => (
      <LazyEditor
        value={value}
        onChange={set}
        searchPeople={mentioned}
        maxLength={3000}
        measured={{ length: 0, fault: error ? "empty" : null }}
        labels={editor}
        error={error}
        compact={compact}
      />
    )}
  </Held>
);
export const Message = () =>
  writing(says("Eleven calls with the hospital, and ", people.kofi, " drove the spare router over."));
export const NoMessage = () => writing(emptyText, "Provide a recognition message");
export const Comment = () => writing(emptyText, undefined, true);
export const Qualities = () => (
  <Held start={["calm", "customer"]}>
    {(chosen, set) => <QualityPicker label="What it showed" values={values} chosen={chosen} onChange={set} />}
  </Held>
);
export const NoQuality = () => (
  <QualityPicker label="What it showed" values={values} chosen={[]} onChange={nothing} error="Qualities are required" />
);
export const Colors = () => <ComposerBand qualities={quality("calm", "craft")} />;
const points = {
  people: 9,
  format,
  labels: {
    legend: "Points for each person",
    other: "Other",
    notEnough: "Not enough points",
    whole: "Whole numbers only: use the digits 0 to 9",
    left: (count: number) => `You have ${count} points left to give`,
    total: (each: number, count: number, total: number) => `${each} × ${count} people = ${total} points`,
  },
};
export const Points = () => (
  <Held<number | null> start={25}>
    {(value, set) => <PointPicker {...points} value={value} onChange={set} balance={240} max={26} />}
  </Held>
);
export const NoPoints = () => <PointPicker {...points} value={0} onChange={nothing} balance={0} max={0} />;
export const Exceptions = () => (
  <PointExceptions
    requested={25}
    format={format}
    exceptions={[
      {
        level: "warning",
        type: "restriction",
        affectedUserCount: 2,
        details: {
          recipients: [
            { id: "kofi", name: "Kofi Mensah", amount: 10 },
            { id: "aroha", name: "Aroha Ngata", amount: 15 },
          ],
        },
      },
      { level: "error", type: "notEligible", affectedUserCount: 1, details: {} },
    ]}
    labels={{
      intro: "Your message reaches everyone as you wrote it. Only the points change.",
      of: ({ type }) => ({
        title: type === "restriction" ? "Too much love" : "Not eligible to receive points",
        text: "2 users have reached the maximum amount of points you're allowed to send them within a 30-day period.",
        chip: "Points adjusted",
      }),
      from: "from",
      to: "to",
      more: (count) => `and ${count} more`,
    }}
  />
);
export const Audience = () => (
  <Held start>
    {(value: boolean, set: (value: boolean) => void) => (
      <AudienceSwitch
        value={value}
        onChange={set}
        labels={{
          legend: "Who can see it",
          public: "Public",
          private: "Private",
          publicHint: "Everyone at Northwind can see it",
          privateHint: "Only you, them and their managers",
        }}
      />
    )}
  </Held>
);
export const Sent = () => (
  <SuccessOverlay
    title="You just made someone's day!"
    hues={quality("calm", "craft").map((one) => one.color)}
    onDone={nothing}
  />
);
