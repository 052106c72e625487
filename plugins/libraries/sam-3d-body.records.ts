// Records to test SAM 3D Body on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("sam-3d-body", { "a person": {}, gated: { gated: "manual" } });
