// Entry "hubsmith/formats": the formats that weights are stored in, the files of a model, and the memory it needs.
export { hfDownload } from "./download.ts";
export { type FileName, readFileName } from "./file-name.ts";
export {
  amountNeeded,
  type Fit,
  fitsInto,
  type MemoryBudget,
  type MemoryFit,
  memoryOf,
  type MemoryPart,
} from "./memory.ts";
export {
  type CompanionFiles,
  type FileSet,
  type FormatFiles,
  formatsOf,
  type ModelFiles,
  modelFiles,
  type ModelFormat,
} from "./model-files.ts";
export {
  type Bits,
  type Bytes,
  estimateBytes,
  type FormatFacts,
  formatOf,
  nearestFormat,
} from "./table.ts";
