// Records to test TerraTorch on: backbones of each family, and models that were tuned.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("terratorch", {
  Prithvi: { id: "ibm-nasa-geospatial/Prithvi-EO-2.0-300M" },
  TerraMind: { id: "ibm-esa-geospatial/TerraMind-1.0-base" },
  "TerraMind, the first": { id: "FAST-EO/TerraMind-0.1-base" },
  "TerraMind, gated by its record": { id: "FAST-EO/TerraMind-0.1-base", gated: "auto" },
  tuned: { id: "example-org/floods", ...files("README.md", "flood.yaml", "flood.ckpt") },
  "tuned, no files": { id: "example-org/floods" },
});
