// My Format: how its files store weights, their sizes, and the patterns of file names.
import { defineQuantization } from "hubsmith";

export default defineQuantization({
  id: "my-format",
  label: "My Format",
  summary:
    "Describe in one or two sentences which programs read these files, and what is special about them.",
  source: "https://example.org/my-format",
  sets: {
    // Add your formats here.
    file: [
      // A block of 64 weights takes 66 bytes: 8.25 bits per weight.
      { name: "M8", family: "block", block: { weights: 64, bytes: 66 } },
      { name: "M4", family: "block", block: { weights: 64, bytes: 34 } },
    ],
  },
  // From most to least precise.
  preference: ["M8", "M4"],
  families: {
    block: { label: "Blocks", description: "The weights of a block share one scale." },
  },
  // Matches `model-M4.myformat`, ignoring case.
  files: { extensions: ["myformat"], label: "m[48]" },
});
