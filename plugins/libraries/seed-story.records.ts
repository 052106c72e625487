// Records to test SEED-Story on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("seed-story", { "a story": {} });
