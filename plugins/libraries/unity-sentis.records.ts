// Records to test Unity Sentis on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("unity-sentis", {
  "a file": files("README.md", "yolov8n.sentis"),
  "no files": {},
});
