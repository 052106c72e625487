// Records to test SAM 3D Objects on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("sam-3d-objects", { "an object": {} });
