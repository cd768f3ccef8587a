import type { Meta } from "@storybook/react-vite";
import { nothing } from "../../stories/words.ts";
import { Button } from "../button.tsx";
import { FileDrop } from "./file-drop.tsx";
import { UploadProgress } from "./upload-progress.tsx";

export default { title: "Form/Uploads" } satisfies Meta;

const drop = {
  label: "Picture",
  hint: "PNG, JPEG or WebP, at most 10 MB.",
  choose: "Choose a picture",
  drop: "Let go to use it",
  accept: "image/*",
  onFile: nothing,
};
const progress = (done: number | null) => (
  <UploadProgress label="Uploading me.jpg" progress={done} cancel="Cancel" onCancel={nothing} />
);

export const Ready = () => <FileDrop {...drop} actions={<Button kind="quiet">Remove</Button>} />;
export const Refused = () => <FileDrop {...drop} error="This file is no picture." />;
export const Off = () => <FileDrop {...drop} disabled />;
export const Uploading = () => <FileDrop {...drop} status={progress(0.4)} />;
export const Waiting = () => progress(null);
