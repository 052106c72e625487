// My Format: in what ways its files store weights, what each costs, and how files are named after them.
import { defineQuantization } from "hubsmith";

export default defineQuantization({
  id: "my-format",
  label: "My Format",
  summary: "Say in a sentence or two what reads these files, and what is special about them.",
  source: "https://example.org/my-format",
  sets: {
    file: [
      // A block of 64 weights takes 66 bytes: 8.25 bits for each.
      { name: "M8", family: "block", block: { weights: 64, bytes: 66 } },
      { name: "M4", family: "block", block: { weights: 64, bytes: 34 } },
    ],
  },
  // From most to least precise.
  preference: ["M8", "M4"],
  families: {
    block: { label: "Blocks", description: "The weights of a block share one scale." },
  },
  // `model-M4.myformat`; case does not count.
  files: { extensions: ["myformat"], label: "m[48]" },
});
