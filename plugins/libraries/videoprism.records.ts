// Records to test VideoPrism on: both kinds, and models of others.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("videoprism", {
  video: { id: "google/videoprism-base-f16r288" },
  "video, large": { id: "google/videoprism-large-f8r288" },
  "video and text": { id: "google/videoprism-lvt-base-f16r288" },
  "of others": { id: "example-org/videoprism-large", ...files("README.md", "tuned.npz") },
  "of others, video and text": { id: "example-org/videoprism-lvt" },
});
