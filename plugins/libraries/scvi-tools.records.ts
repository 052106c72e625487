// Records to test scvi-tools on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("scvi-tools", {
  "a model": { tags: ["single-cell", "model_cls_name:SCVI"] },
});
