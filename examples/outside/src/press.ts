// A format of weights of one's own, which is read out of the names of files.
import { defineQuantization } from "hubsmith";

export default defineQuantization({
  id: "press",
  label: "Press",
  summary:
    "Weights in blocks of 32 that share one scale of two bytes, for cameras with little memory.",
  source: "https://orchard.example/press",
  sets: {
    file: [
      { name: "P8", code: 1, family: "pressed", block: { weights: 32, bytes: 34 } },
      { name: "P4", code: 2, family: "pressed", block: { weights: 32, bytes: 18 } },
      { name: "P2", code: 3, family: "pressed", block: { weights: 32, bytes: 10 } },
    ],
  },
  preference: ["P8", "P4", "P2"],
  families: { pressed: { label: "Pressed", description: "A block of weights shares one scale." } },
  files: { extensions: ["press"], label: "p[248]" },
});
