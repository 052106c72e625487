// Records to test Chatterbox on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("chatterbox", {
  standard: {},
  "an example": { widgetData: [{ text: "Mind the gap." }] },
  "standard and multilingual": files("t3_cfg.safetensors", "t3_mtl23ls_v2.safetensors", "ve.pt"),
  turbo: files("t3_turbo_v1.safetensors"),
  nano: files("t3_nano_v1.safetensors"),
  "turbo by its name": { id: "example-org/chatterbox-turbo" },
  "nano by its name": { id: "example-org/chatterbox-nano" },
  "other files": files("README.md"),
});
