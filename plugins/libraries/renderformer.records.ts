// Records to test RenderFormer on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("renderformer", { "a scene": {} });
