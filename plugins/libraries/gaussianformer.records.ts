// Records to test GaussianFormer on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("gaussianformer", { splats: {} });
