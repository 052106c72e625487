// Records to test Phantom on: both sizes, no list of files, and a text of one's own.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("phantom-wan", {
  small: files("Phantom-Wan-1.3B.pth"),
  large: files("Phantom_Wan_14B-00001-of-00006.safetensors"),
  "both sizes": files("Phantom-Wan-1.3B.pth", "Phantom_Wan_14B-00001-of-00006.safetensors"),
  "no list of files": { widgetData: [{ text: "A girl and her dog run over a meadow" }] },
});
