// Records to test Cartesia PyTorch on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("cartesia_pytorch", {
  rene: { id: "example-org/Rene-v0.1-1.3b-pytorch" },
  "rene, an example": { widgetData: [{ text: "At the end of the pier" }] },
  llamba: { id: "example-org/Llamba-3B" },
  "llamba, the largest": { id: "example-org/Llamba-8B" },
  "llamba of no size": { id: "example-org/Llamba" },
});
