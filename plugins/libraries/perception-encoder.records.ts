// Records to test Perception Encoder on: each kind of model, and weights that are not at Facebook's.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("perception-encoder", {
  "images and texts": { id: "facebook/PE-Core-L14-336" },
  images: { id: "facebook/PE-Lang-L14-448" },
  "of another owner": { id: "example-org/PE-Spatial-B16-512", ...files("tuned.pt") },
  "of another owner, no list of files": { id: "example-org/PE-Core-B16-224-birds" },
  "of another owner, no known settings": { id: "example-org/encoder", ...files("tuned.pt") },
  "sound and videos": { id: "facebook/pe-av-large" },
  "sound and videos, of another owner": { id: "example-org/pe-av-tuned" },
  "sound by moments": { id: "facebook/pe-a-frame-large" },
});
