// Entry "hubsmith/formats": the formats that weights are stored in, the files of a model, and the memory it needs.
export { readFileName } from "./file-name.ts";
export { type Fit, fitsInto } from "./memory.ts";
export { type FormatFiles, formatsOf, modelFiles, type ModelFormat } from "./model-files.ts";
export { estimateBytes, formatOf, nearestFormat } from "./table.ts";
