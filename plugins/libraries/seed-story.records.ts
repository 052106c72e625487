// Records to test SEED-Story on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("seed-story", { "a story": {} });
