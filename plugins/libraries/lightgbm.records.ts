// Records to test LightGBM on: texts and pickles, by their names and by a tag.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("lightgbm", {
  "no files": { pipeline_tag: "tabular-regression" },
  "a text": files("README.md", "requirements.txt", "booster.txt"),
  "several texts": files("day.txt", "night.txt"),
  "a pickle": files("README.md", "pipeline.joblib"),
  "neither is named": files("README.md"),
  "a pickle, by its tag": { tags: ["joblib"] },
});
