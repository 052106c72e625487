// A task that the hub does not know: a picture of fruit goes in, and how ripe it is comes out.
import { defineTask } from "hubsmith";
import { file } from "hubsmith/code";
import page from "./ripeness.page.ts";

export default defineTask({
  id: "ripeness-estimation",
  label: "Ripeness Estimation",
  modality: "cv",
  inputs: { picture: "image", fruit: "text" },
  output: "json",
  parameters: {
    days: { type: "count", label: "Days to look ahead", example: 3, sample: () => 3 },
  },
  sample: () => ({ picture: file("plums.jpg", "image/jpeg"), fruit: "plum" }),
  page,
});
