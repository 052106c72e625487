// Records to test RenderFormer on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("renderformer", { "a scene": {} });
