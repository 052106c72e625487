// Records to test BM25S on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("bm25s", {
  "an index": {},
});
