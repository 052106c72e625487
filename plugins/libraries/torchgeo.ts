// TorchGeo: PyTorch for images of the Earth, with datasets, transforms, and weights for each sensor.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "torchgeo",
  prettyLabel: "TorchGeo",
  repoUrl: "https://github.com/microsoft/torchgeo",
  docsUrl: "https://torchgeo.readthedocs.io/",
  countDownloads: downloads.any(downloads.extension("pt"), downloads.extension("pth")),
});
