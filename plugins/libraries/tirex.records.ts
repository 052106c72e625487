// Records to test TiRex on: by its name, which chooses the class.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("tirex", {
  "its own name": { id: "acme/TiRex" },
  "another name": { id: "acme/otter" },
});
