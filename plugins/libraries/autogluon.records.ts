// Records to test AutoGluon on.
import { unnamed } from "../kit/libraries/records-of.ts";

export default unnamed("autogluon", {
  "a regressor": { id: "acme/mitra-regressor", pipeline_tag: "tabular-regression" },
  "a classifier": { id: "acme/mitra-classifier-1.1", pipeline_tag: "tabular-classification" },
  "another model": { id: "acme/otter", pipeline_tag: "tabular-regression" },
});
