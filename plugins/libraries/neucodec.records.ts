// Records to test NeuCodec on.
import { unnamed } from "../kit/libraries/records-of.ts";

export default unnamed("neucodec", {
  "the codec": { id: "acme/neucodec", pipeline_tag: "audio-to-audio" },
  "the distilled codec": { id: "acme/distill-neucodec", pipeline_tag: "audio-to-audio" },
  "another model": { id: "acme/otter", pipeline_tag: "audio-to-audio" },
});
