// Records to test Derm Foundation on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("derm-foundation", { "pictures of skin": {} });
