// Records to test Sana on: each family and size, the form of Diffusers, and what its pipeline does not make.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("sana", {
  "1024 pixels": {
    id: "Efficient-Large-Model/Sana_1600M_1024px",
    ...files("README.md", "checkpoints/Sana_1600M_1024px.pth"),
  },
  "512 pixels, small": { id: "Efficient-Large-Model/Sana_600M_512px" },
  "2048 pixels": { id: "Efficient-Large-Model/Sana_1600M_2Kpx_BF16" },
  "version 1.5": { id: "Efficient-Large-Model/SANA1.5_1.6B_1024px" },
  "version 1.5, large": { id: "Efficient-Large-Model/SANA1.5_4.8B_1024px" },
  sprint: { id: "Efficient-Large-Model/Sana_Sprint_1.6B_1024px" },
  "sprint, small": { id: "Efficient-Large-Model/Sana_Sprint_0.6B_1024px" },
  "own example": { widgetData: [{ text: "A fox asleep in the snow" }] },
  diffusers: { id: "Efficient-Large-Model/Sana_1600M_1024px_diffusers" },
  video: { id: "Efficient-Large-Model/SANA-Video_2B_480p" },
});
