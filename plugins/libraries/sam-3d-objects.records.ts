// Records to test SAM 3D Objects on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("sam-3d-objects", { "an object": {} });
