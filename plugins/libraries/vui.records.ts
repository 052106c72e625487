// Records to test Vui on: today's models, and the first ones.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-to-speech";

export default recordsOf("vui", {
  current: {
    id: "fluxions/vui",
    pipeline_tag,
    ...files("vui-nano.safetensors", "vui-100m-base.pt"),
  },
  "the first ones": { id: "example-org/vui", pipeline_tag, ...files("vui-cohost-100m.pt") },
  "no files": { pipeline_tag },
});
