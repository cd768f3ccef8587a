import type { Sample } from "../../testing/sample.ts";

export const sample: Sample = {
  async make({ call, mark }) {
    const value = await call("POST /recognition/values", {
      name: `Courage ${mark}`.trim(),
      description: mark,
      qualities: [{ name: `Bold ${mark}`.trim(), color: 1, motif: "leaf" }],
    });
    return { value: value.id, quality: value.qualities[0].id };
  },
};
