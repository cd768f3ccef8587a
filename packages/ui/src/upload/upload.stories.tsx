import type { Meta } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { people, picture } from "../../stories/data.ts";
import { nothing } from "../../stories/words.ts";
import { Avatar } from "../avatar.tsx";
import { Button } from "../button.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { FileDrop } from "./file-drop.tsx";
import { type PictureChoice, PictureField } from "./picture-field.tsx";
import { UploadProgress } from "./upload-progress.tsx";

export default { title: "Form/Uploads" } satisfies Meta;

const drop = {
  label: "Picture",
  hint: "PNG, JPEG or WebP, at most 10 MB.",
  orDrop: "Or drop it here.",
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
export const Uploading = () => <FileDrop {...drop} status={progress(0.4)} />;
export const Waiting = () => progress(null);

const words = {
  title: "Cut your picture",
  hint: "Drag it, or move it by the arrow keys.",
  touchHint: "Drag it, and zoom with two fingers.",
  area: "Part that is kept",
  zoom: "Zoom",
  use: "Use this part",
  cancel: "Cancel",
  close: "Close",
  loading: "Reading the picture",
};
export const Cutting = () => {
  const [file, setFile] = useState<Blob | null>(null);
  useEffect(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 400 });
    const pen = canvas.getContext("2d");
    if (pen) pen.fillStyle = "#14594a";
    pen?.fillRect(150, 50, 300, 300);
    canvas.toBlob(setFile);
  }, []);
  return <CropDialog file={file} labels={words} onCrop={nothing} onClose={nothing} onFault={nothing} />;
};

const still = { state: "idle", progress: 0, fault: null } as const;
const upload = { ...still, check: () => false, start: async () => null, retry: () => null, reset: nothing };
const fieldWords = {
  choose: drop.choose,
  drop: drop.drop,
  hint: drop.hint,
  orDrop: drop.orDrop,
  remove: "Remove",
  keep: "Keep it",
  removed: "It is removed when you save.",
  cancel: "Cancel",
  retry: "Try again",
  ready: "Uploaded. It is shown once you save.",
  size: "The file is too large.",
  type: "This kind of file is not a picture.",
  unreadable: "This file cannot be shown.",
  crop: words,
};
function Held({ at = {}, failure }: { at?: Partial<Parameters<typeof PictureField>[0]["upload"]>; failure?: string }) {
  const [choice, setChoice] = useState<PictureChoice>(undefined);
  return (
    <PictureField
      label="Picture"
      words={fieldWords}
      sending="Uploading me.jpg"
      accept={drop.accept}
      upload={{ ...upload, ...at }}
      failure={failure}
      current={{ url: picture }}
      picture={choice}
      onChange={setChoice}
      preview={(avatarUrls) => <Avatar person={{ ...people.lena, avatarUrls }} size={88} decorative />}
      cut
    />
  );
}
export const Worn = () => <Held />;
export const OnItsWay = () => <Held at={{ state: "sending", progress: 0.4 }} />;
export const NotSent = () => <Held at={{ state: "failed" }} failure="No connection: nothing was sent." />;
