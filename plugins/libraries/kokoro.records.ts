// Records to test Kokoro on.
import { files, recordsOf, unnamed } from "../kit/libraries/records-of.ts";

const SPEAKS = { pipeline_tag: "text-to-speech" };

export default [
  ...recordsOf("kokoro", {
    "the original": { ...SPEAKS, id: "hexgrad/Kokoro-82M", tags: ["en"] },
    "no list of files": { ...SPEAKS, tags: ["fr"] },
    "own weights and voice": {
      ...SPEAKS,
      ...files("otter.pth", "voices/if_otter.pt"),
      tags: ["it"],
      widgetData: [{ text: "Buongiorno." }],
    },
    "another language": { ...SPEAKS, tags: ["ru"] },
  }),
  ...unnamed("kokoro", {
    "by its name": { ...SPEAKS, id: "hexgrad/Kokoro-82M", tags: ["text-to-speech"] },
    "by its tag": { ...SPEAKS, tags: ["kokoro"] },
    "an export, by its tags": { ...SPEAKS, tags: ["kokoro", "onnx"] },
    Chinese: { ...SPEAKS, id: "hexgrad/Kokoro-82M-v1.1-zh" },
    "an export": { ...SPEAKS, id: "acme/Kokoro-82M", tags: ["coreml"] },
    "an export, by its name": { ...SPEAKS, id: "acme/Kokoro-82M-ONNX" },
  }),
];
