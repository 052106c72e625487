// Records to test BM25S on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("bm25s", {
  "an index": {},
});
