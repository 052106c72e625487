// Records to test OpenDDE on: repositories with both checkpoints, with one, and without a list of files.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("opendde", {
  "both checkpoints": files("README.md", "opendde.pt", "opendde_abag.pt"),
  "antibodies alone": files("weights/tuned_abag.pt"),
  "another checkpoint": files("finetuned.pt"),
  "no files": {},
});
