// Records to test Braindecode on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("braindecode", {
  "Signal-JEPA": { tags: ["signal-jepa"] },
  "Signal-JEPA, without channels": { id: "acme/signal-jepa_without-chans" },
  "another model": { tags: ["eeg"] },
});
