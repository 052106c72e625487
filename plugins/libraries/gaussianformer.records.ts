// Records to test GaussianFormer on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("gaussianformer", { splats: {} });
